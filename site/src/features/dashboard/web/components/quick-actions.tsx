import {
  ChevronRightIcon,
  type Icon,
  ImageIcon,
  MailIcon,
  PencilIcon,
  PeopleIcon,
} from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-dashboard.texts.ts';
import styles from './quick-actions.module.css';

const actions: readonly { name: () => string; href: string; Icon: Icon }[] = [
  { name: () => t.addTeamMember, href: '/admin/about/team?new=1', Icon: PeopleIcon },
  { name: () => t.createBanner, href: '/admin/banners/new', Icon: ImageIcon },
  { name: () => t.editAbout, href: '/admin/about', Icon: PencilIcon },
  { name: () => t.viewMessages, href: '/admin/contacts', Icon: MailIcon },
];

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions">
      <h2 className={`t-section ${styles.title}`} id="quick-actions">
        {t.quickActions}
      </h2>
      <ul className={styles.list}>
        {actions.map(({ name, href, Icon }) => (
          <li key={href}>
            <a href={hrefTo(href)}>
              <Icon small />
              {name()}
              <ChevronRightIcon small />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
