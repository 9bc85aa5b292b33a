import { ImageIcon, PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { MailIcon, PeopleIcon } from '@trekker/design-system/icon.tsx';
import { t } from '../staff-dashboard.texts.ts';
import { type Action, ActionList } from './action-list.tsx';

const actions: readonly Action[] = [
  { name: () => t.addTeamMember, href: '/admin/about/team?new=1', Icon: PeopleIcon },
  { name: () => t.createBanner, href: '/admin/banners/new', Icon: ImageIcon },
  { name: () => t.editAbout, href: '/admin/about', Icon: PencilIcon },
  { name: () => t.viewMessages, href: '/admin/contacts', Icon: MailIcon },
];

export function QuickActions() {
  return <ActionList title={t.quickActions} actions={actions} />;
}
