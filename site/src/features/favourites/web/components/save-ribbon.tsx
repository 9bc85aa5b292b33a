import { Ribbon } from '@trekker/design-system/content/ribbon.tsx';
import { useHasSection } from '#web/frame-data.ts';
import { t } from '../saving.texts.ts';
import { type Saveable, useSaving } from './use-saving.ts';

/** The ribbon on a card: pulled down, the thing is saved. */
export function SaveRibbon(thing: Saveable & { name: string }) {
  return useHasSection('favourites') && <Saving {...thing} />;
}

function Saving(thing: Saveable & { name: string }) {
  const { saved, busy, toggle, button } = useSaving(thing);
  return (
    <Ribbon
      ref={button}
      label={t.saveThing({ name: thing.name })}
      pressed={saved}
      aria-busy={busy || undefined}
      onClick={() => void toggle()}
    />
  );
}
