import {
  BookIcon,
  GlobeIcon,
  type Icon,
  ImageIcon,
  MailIcon,
  PeopleIcon,
  SpeechIcon,
  StarIcon,
  VideoIcon,
} from '@trekker/design-system/icon.tsx';
import { MediaIcon, PageIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import type { TrashedKind } from '#features/trash/trash.contract.ts';

/** What the screen calls each kind, one and several of it. */
export const kindWords: Readonly<Record<TrashedKind, { one: string; many: string; Icon: Icon }>> = {
  story: { one: 'Story', many: 'Stories', Icon: BookIcon },
  destination: { one: 'Destination', many: 'Destinations', Icon: GlobeIcon },
  highlight: { one: 'Highlight', many: 'Highlights', Icon: VideoIcon },
  banner: { one: 'Banner', many: 'Banners', Icon: ImageIcon },
  page: { one: 'Page', many: 'Pages', Icon: PageIcon },
  'team-member': { one: 'Team member', many: 'Team members', Icon: PeopleIcon },
  review: { one: 'Review', many: 'Reviews', Icon: StarIcon },
  message: { one: 'Message', many: 'Messages', Icon: MailIcon },
  feedback: { one: 'Feedback', many: 'Feedback', Icon: SpeechIcon },
  media: { one: 'Media', many: 'Media', Icon: MediaIcon },
};
