import { GearIcon, ImageIcon, PencilIcon, SpeechIcon, TrashIcon } from '@trekker/design-system/account-icons.tsx';
import {
  BookIcon,
  ChartIcon,
  GlobeIcon,
  type Icon,
  InfoIcon,
  MailIcon,
  PeopleIcon,
  PersonIcon,
  VideoIcon,
} from '@trekker/design-system/icon.tsx';
import { MediaIcon, PageIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import { t } from './staff-layout.texts.ts';

/** Somewhere that the back office's sidebar leads to. */
export type StaffPlace = {
  href: string;
  name: () => string;
  Icon: Icon;
  /** Pages that belong to it without lying below its address. */
  also?: string;
};

/** The sidebar, in groups. */
export const staffPlaces: readonly (readonly StaffPlace[])[] = [
  [
    { href: '/admin', name: () => t.dashboard, Icon: ChartIcon, also: '/admin/activity' },
    { href: '/admin/about', name: () => t.about, Icon: InfoIcon, also: '/admin/contact-details' },
    { href: '/admin/about/team', name: () => t.teamMembers, Icon: PeopleIcon },
  ],
  [
    { href: '/admin/banners', name: () => t.banner, Icon: ImageIcon },
    { href: '/admin/destinations', name: () => t.destinations, Icon: GlobeIcon },
    { href: '/admin/highlights', name: () => t.highlights, Icon: VideoIcon },
    { href: '/admin/stories', name: () => t.stories, Icon: BookIcon },
    { href: '/admin/authors', name: () => t.authors, Icon: PencilIcon },
    { href: '/admin/pages', name: () => t.pages, Icon: PageIcon },
    { href: '/admin/media', name: () => t.media, Icon: MediaIcon },
  ],
  [
    { href: '/admin/users', name: () => t.users, Icon: PersonIcon },
    { href: '/admin/contacts', name: () => t.contacts, Icon: MailIcon },
    { href: '/admin/feedback', name: () => t.feedback, Icon: SpeechIcon },
  ],
  [
    { href: '/admin/settings', name: () => t.settings, Icon: GearIcon, also: '/admin/addresses' },
    { href: '/admin/trash', name: () => t.trash, Icon: TrashIcon },
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
