import type { Presence } from '#features/presence/presence.contract.ts';

const mostNamed = 3;

/** Who else is here, as a sentence; "" when nobody is. */
export function editorsWords({ others, isElsewhere }: Presence): string {
  if (others.length === 0) return isElsewhere ? 'You have this open in another window too' : '';
  const names = others.map(({ name }) => name);
  const rest = names.length - mostNamed + 1;
  const named = rest > 1 ? [...names.slice(0, mostNamed - 1), `${rest} others`] : names;
  const list = new Intl.ListFormat('en-US').format(named);
  return `${list} ${names.length === 1 ? 'is' : 'are'} here too${isElsewhere ? ', and you in another window' : ''}`;
}
