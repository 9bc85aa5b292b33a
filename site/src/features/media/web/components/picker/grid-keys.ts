import { lineDirection } from '@trekker/design-system/line-direction.ts';
import type { KeyboardEvent } from 'react';

type Key = KeyboardEvent<HTMLElement>;

const choicesOf = (box: ParentNode | null) => [
  ...(box?.querySelectorAll<HTMLInputElement>('li input:not(:disabled)') ?? []),
];

/** Where one of several is wanted, whoever goes there chooses it, as in every group of radio buttons. */
function goTo(choice: HTMLInputElement | undefined): void {
  choice?.focus();
  if (choice?.type === 'radio' && !choice.checked) choice.click();
}

/** The arrow down leads from the search box to what it found. */
export function intoGrid(event: Key, grid: ParentNode | null): void {
  if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
  const [first] = choicesOf(grid);
  if (!first) return;
  event.preventDefault();
  goTo(first);
}

/** Arrows go from one choice to the next as they stand, line by line. */
export function alongGrid(event: Key): void {
  const list = event.currentTarget.closest('ul');
  const choices = choicesOf(list);
  const at = choices.indexOf(event.currentTarget as HTMLInputElement);
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
  const ahead = lineDirection(event.currentTarget);
  const by = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  goTo(choices[at + by]);
}
