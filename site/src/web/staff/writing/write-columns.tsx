import { Group } from '@trekker/design-system/group.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../form/staff-form.texts.ts';
import styles from './write-columns.module.css';

const views = { write: () => t.write, details: () => t.details } as const;
type View = keyof typeof views;

export type WriteColumnsProps = {
  /** The top of the page, where it is this one's to place: on a phone the tabs stand below it, however tall it is. */
  bar?: ReactNode;
  /** Above the paper. */
  notices?: ReactNode;
  children: ReactNode;
  rail: ReactNode;
  /** What goes up is what was there when it began. */
  inert?: boolean;
};

/**
 * The paper, and beside it what is known of the text. On a phone there is room for one of them, behind two tabs: the
 * other stays within reach of the keyboard and of an error's link, and comes forward with the focus.
 */
export function WriteColumns({ bar, notices, children, rail, inert = false }: WriteColumnsProps) {
  const [view, setView] = useState<View>('write');
  const tabs = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // Side by side both are in sight, and what moves under a press on it is not pressed.
    if (!tabs.current?.checkVisibility()) return;
    const focused = document.activeElement;
    if (columns.current?.querySelector(`[data-part=${view}]`)?.contains(focused))
      focused?.scrollIntoView({ block: 'center' });
    else columns.current?.scrollIntoView({ block: 'start' });
  }, [view]);
  const part = (name: View) => ({ 'data-part': name, onFocus: () => setView(name), inert });
  return (
    <>
      <div className={styles.top}>
        {bar}
        <Group ref={tabs} className={styles.tabs} label={t.whatIsShown}>
          {(Object.keys(views) as View[]).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {views[name]()}
            </button>
          ))}
        </Group>
      </div>
      <div className={styles.notices}>{notices}</div>
      <div ref={columns} className={styles.columns} data-view={view}>
        <div className={styles.sheet} {...part('write')}>
          {children}
        </div>
        <section className={styles.rail} aria-label={t.details} {...part('details')}>
          {rail}
        </section>
      </div>
    </>
  );
}
