import {
  ChevronRightIcon,
  type Icon,
  ImageIcon,
  MailIcon,
  PencilIcon,
  PeopleIcon,
} from '@trekker/design-system/icon.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './quick-actions.module.css';

const actions: readonly { name: string; href: string; Icon: Icon }[] = [
  { name: 'Add Team Member', href: '/admin/about/team?new=1', Icon: PeopleIcon },
  { name: 'Create Banner', href: '/admin/banners/new', Icon: ImageIcon },
  { name: 'Edit About Page', href: '/admin/about', Icon: PencilIcon },
  { name: 'View Messages', href: '/admin/contacts', Icon: MailIcon },
];

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions">
      <h2 className={`t-section ${styles.title}`} id="quick-actions">
        Quick Actions
      </h2>
      <ul className={styles.list}>
        {actions.map(({ name, href, Icon }) => (
          <li key={name}>
            <a href={hrefTo(href)}>
              <Icon small />
              {name}
              <ChevronRightIcon small />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
