import { ImageIcon, SpeechIcon } from '@trekker/design-system/account-icons.tsx';
import {
  BookIcon,
  GlobeIcon,
  type Icon,
  MailIcon,
  PeopleIcon,
  StarIcon,
  VideoIcon,
} from '@trekker/design-system/icon.tsx';
import { MediaIcon, PageIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import type { TrashedKind } from '#features/trash/trash.contract.ts';
import { t } from '../staff-trash.texts.ts';

/** What the screen calls each kind, one and several of it. */
export const kindWords: Readonly<Record<TrashedKind, { one: () => string; many: () => string; Icon: Icon }>> = {
  story: { one: () => t.story, many: () => t.stories, Icon: BookIcon },
  destination: { one: () => t.destination, many: () => t.destinations, Icon: GlobeIcon },
  highlight: { one: () => t.highlight, many: () => t.highlights, Icon: VideoIcon },
  banner: { one: () => t.banner, many: () => t.banners, Icon: ImageIcon },
  page: { one: () => t.page, many: () => t.pages, Icon: PageIcon },
  'team-member': { one: () => t.teamMember, many: () => t.teamMembers, Icon: PeopleIcon },
  review: { one: () => t.review, many: () => t.reviews, Icon: StarIcon },
  message: { one: () => t.message, many: () => t.messages, Icon: MailIcon },
  feedback: { one: () => t.feedback, many: () => t.allFeedback, Icon: SpeechIcon },
  media: { one: () => t.media, many: () => t.allMedia, Icon: MediaIcon },
};
