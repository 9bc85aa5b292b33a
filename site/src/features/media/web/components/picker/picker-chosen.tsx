import { Field } from '@trekker/design-system/forms/field.tsx';
import { AlternativeTextarea } from '@trekker/design-system/staff/forms/alternative-text.tsx';
import { nameOfMedia, places } from '../../library-item.ts';
import { LibraryThumb } from '../library-thumb.tsx';
import styles from '../media-picker.module.css';
import type { ChosenMedia } from './use-chosen-media.ts';

/** What was chosen last: what it is, where it is used, and what it shows. */
export function PickerChosen({ chosen }: { chosen: ChosenMedia }) {
  const item = chosen.items.at(-1);
  if (!item) return null;
  const { width, height, usedInCount, kind, decorative } = item;
  const use = usedInCount === 0 ? 'not used yet' : `used in ${places(usedInCount)}`;
  return (
    <aside className={styles.chosen} aria-label="Chosen">
      <LibraryThumb item={item} sizes="16rem" />
      <div>
        <h3 className="t-small">{nameOfMedia(item)}</h3>
        <p className="tiny muted nums">{width > 0 ? `${width} × ${height}, ${use}` : use}</p>
      </div>
      {kind === 'picture' && !decorative && (
        <Field label="Alternative text" hint="It belongs to the picture: other places that show it follow.">
          <AlternativeTextarea value={chosen.altOf(item)} onChange={(alt) => chosen.setAlt(item, alt)} />
        </Field>
      )}
      {decorative && <p className="tiny muted">Marked as decorative: it needs no alternative text.</p>}
    </aside>
  );
}
