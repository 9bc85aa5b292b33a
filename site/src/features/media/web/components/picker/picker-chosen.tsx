import { Field } from '@trekker/design-system/forms/field.tsx';
import { AlternativeTextarea } from '@trekker/design-system/staff/forms/alternative-text.tsx';
import { nameOfMedia } from '../../library-item.ts';
import { LibraryThumb } from '../library-thumb.tsx';
import styles from '../media-picker.module.css';
import { t } from './staff-media-picker.texts.ts';
import type { ChosenMedia } from './use-chosen-media.ts';

/** What was chosen last: what it is, where it is used, and what it shows. */
export function PickerChosen({ chosen }: { chosen: ChosenMedia }) {
  const item = chosen.items.at(-1);
  if (!item) return null;
  const { width, height, usedInCount, kind, decorative } = item;
  const use = t.usedIn({ count: usedInCount });
  return (
    <aside className={styles.chosen} aria-label={t.chosen}>
      <LibraryThumb item={item} sizes="16rem" />
      <div>
        <h3 className="t-small">{nameOfMedia(item)}</h3>
        <p className="tiny muted nums">{width > 0 ? t.sizeAndUse({ size: `${width} × ${height}`, use }) : use}</p>
      </div>
      {kind === 'picture' && !decorative && (
        <Field label={t.alt} hint={t.altHint}>
          <AlternativeTextarea value={chosen.altOf(item)} onChange={(alt) => chosen.setAlt(item, alt)} />
        </Field>
      )}
      {decorative && <p className="tiny muted">{t.decorative}</p>}
    </aside>
  );
}
