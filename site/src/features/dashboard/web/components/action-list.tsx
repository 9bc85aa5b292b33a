import { ChevronRightIcon, type Icon } from '@trekker/design-system/icon.tsx';
import { useId } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './action-list.module.css';

export type Action = { name: () => string; href: string; Icon: Icon };

/** What somebody may want to do next, each a line. */
export function ActionList({ title, actions }: { title: string; actions: readonly Action[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className={`t-section ${styles.title}`} id={id}>
        {title}
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
