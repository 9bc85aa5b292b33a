import { Button } from '@trekker/design-system/actions/button.tsx';
import { RibbonIcon } from '@trekker/design-system/icon.tsx';
import { useHasSection } from '#web/frame-data.ts';
import { t } from '../saving.texts.ts';
import styles from './save-button.module.css';
import { type Saveable, useSaving } from './use-saving.ts';

/** Nothing where favorites are turned off. */
export function SaveButton(thing: Saveable & { name: string }) {
  return useHasSection('favourites') && <Saving {...thing} />;
}

/** Save to Favorites, on a page of its own. The three texts are literal (docs/specification.md, 3). */
function Saving(thing: Saveable & { name: string }) {
  const { saved, busy, toggle, button } = useSaving(thing);
  return (
    <Button ref={button} busy={busy} data-needs-script onClick={() => void toggle()}>
      {!busy && <RibbonIcon small className={saved ? styles.saved : undefined} />}
      {busy ? t.saving : saved ? t.saved : t.save}
    </Button>
  );
}
