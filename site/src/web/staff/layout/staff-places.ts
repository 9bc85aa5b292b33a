import {
  BookIcon,
  ChartIcon,
  GearIcon,
  GlobeIcon,
  type Icon,
  ImageIcon,
  InfoIcon,
  MailIcon,
  PencilIcon,
  PeopleIcon,
  PersonIcon,
  SpeechIcon,
  TrashIcon,
  VideoIcon,
} from '@trekker/design-system/icon.tsx';
import { MediaIcon, PageIcon } from '@trekker/design-system/staff/staff-icons.tsx';

/** Somewhere that the back office's sidebar leads to. */
export type StaffPlace = {
  href: string;
  name: string;
  Icon: Icon;
  /** Pages that belong to it without lying below its address. */
  also?: string;
};

/** The sidebar, in groups. */
export const staffPlaces: readonly (readonly StaffPlace[])[] = [
  [
    { href: '/admin', name: 'Dashboard', Icon: ChartIcon, also: '/admin/activity' },
    { href: '/admin/about', name: 'About', Icon: InfoIcon, also: '/admin/contact-details' },
    { href: '/admin/about/team', name: 'Team Members', Icon: PeopleIcon },
  ],
  [
    { href: '/admin/banners', name: 'Banner', Icon: ImageIcon },
    { href: '/admin/destinations', name: 'Destinations', Icon: GlobeIcon },
    { href: '/admin/highlights', name: 'Highlights', Icon: VideoIcon },
    { href: '/admin/stories', name: 'Stories', Icon: BookIcon },
    { href: '/admin/authors', name: 'Authors', Icon: PencilIcon },
    { href: '/admin/pages', name: 'Pages', Icon: PageIcon },
    { href: '/admin/media', name: 'Media', Icon: MediaIcon },
  ],
  [
    { href: '/admin/users', name: 'Users', Icon: PersonIcon },
    { href: '/admin/contacts', name: 'Contacts', Icon: MailIcon },
    { href: '/admin/feedback', name: 'Feedback', Icon: SpeechIcon },
  ],
  [
    { href: '/admin/settings', name: 'Settings', Icon: GearIcon, also: '/admin/addresses' },
    { href: '/admin/trash', name: 'Trash', Icon: TrashIcon },
  ],
];

/** The place that a page belongs to: the one with the longest address above it. */
export function currentStaffPlace(pathname: string): StaffPlace | undefined {
  const above = ({ href, also }: StaffPlace) =>
    [href, also].some((one) => one && (pathname === one || (one !== '/admin' && pathname.startsWith(`${one}/`))));
  return staffPlaces
    .flat()
    .filter(above)
    .sort((a, b) => b.href.length - a.href.length)[0];
}
