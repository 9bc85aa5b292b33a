import { Ribbon } from '@trekker/design-system/content/ribbon.tsx';
import { type Saveable, useSaving } from './use-saving.ts';

/** The ribbon on a card: pulled down, the thing is saved. */
export function SaveRibbon(thing: Saveable & { name: string }) {
  const { saved, busy, toggle, button } = useSaving(thing);
  return (
    <Ribbon
      ref={button}
      label={`Save ${thing.name}`}
      pressed={saved}
      aria-busy={busy || undefined}
      onClick={() => void toggle()}
    />
  );
}
