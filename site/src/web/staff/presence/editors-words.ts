import { printList } from '@trekker/texts/print-values.ts';
import type { Presence } from '#features/presence/presence.contract.ts';
import { t } from './staff-presence.texts.ts';

const mostNamed = 3;

/** Who else is here, as a sentence; "" when nobody is. */
export function editorsWords({ others, isElsewhere }: Presence): string {
  if (others.length === 0) return isElsewhere ? t.alsoYou : '';
  const all = others.map(({ name }) => name);
  const rest = all.length - mostNamed + 1;
  const named = rest > 1 ? [...all.slice(0, mostNamed - 1), t.others({ count: rest })] : all;
  const values = { count: all.length, names: printList(named) };
  return isElsewhere ? t.hereAndYou(values) : t.here(values);
}
