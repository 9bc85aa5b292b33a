import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { type RowPart, useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { RowGrip } from '@trekker/design-system/staff/lists/row-grip.tsx';
import { RowTools } from '@trekker/design-system/staff/lists/row-tools.tsx';
import { useId, useState } from 'react';
import { type HomePart, isSectionName } from '#contract/rules/sections.ts';
import type { Sections } from '#features/settings/section.contract.ts';
import { homeWords } from './section-words.ts';
import styles from './sections-form.module.css';
import { t } from './staff-sections.texts.ts';

export type HomeOrderProps = { sections: Sections; onChange: (order: HomePart[]) => void; disabled: boolean };

/** The parts of the home page below its opening, moved by buttons. */
export function HomeOrder({ sections, onChange, disabled }: HomeOrderProps) {
  const order = sections.homeOrder;
  const rows = useRows(order, onChange);
  const [said, say] = useState('');
  const hintId = useId();
  return (
    <>
      <p className={`muted fine ${styles.hint}`} id={hintId}>
        {t.homeHint}
      </p>
      <ol ref={rows.list} aria-describedby={hintId} className={styles.order}>
        {order.map((name, place) => {
          const move = (to: number, part: RowPart) => {
            rows.move(place, to, part);
            if (to in order) say(t.moved({ name: homeWords[name](), place: to + 1, count: order.length }));
          };
          const row = { name: homeWords[name](), place, count: order.length };
          return (
            <li key={name} data-row={rows.keys[place]}>
              {!disabled && <RowGrip {...row} onMove={(to) => move(to, 'grip')} />}
              <span className={styles.name}>
                {homeWords[name]()}
                {isSectionName(name) && !sections[name] && <span className="muted fine"> {t.off}</span>}
              </span>
              {!disabled && <RowTools {...row} onMove={move} />}
            </li>
          );
        })}
      </ol>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
