import { Ribbon } from '@trekker/design-system/ribbon.tsx';
import { type Saveable, useSaving } from './use-saving.ts';

/** The ribbon on a card: pulled down, the thing is saved. */
export function SaveRibbon({ name, ...thing }: Saveable & { name: string }) {
  const { saved, busy, toggle } = useSaving(thing);
  return <Ribbon label={`Save ${name}`} pressed={saved} aria-busy={busy || undefined} onClick={() => void toggle()} />;
}
