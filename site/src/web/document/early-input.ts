import { type ReactNode, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/**
 * Notes what somebody types, or their browser fills in, before React has taken the page up. React knows nothing of it,
 * and would wipe it at the first change. Returns what tells React, once it listens.
 */
export function recordEarlyInput(root: HTMLElement): () => void {
  // React sets a choice back when it takes it up.
  const inputs = new Map<Field, Input>();
  for (const field of root.querySelectorAll('input, textarea, select'))
    if (isField(field) && isFilledIn(field)) inputs.set(field, inputOf(field));
  const note = ({ target }: Event) => isField(target) && inputs.set(target, inputOf(target));
  root.addEventListener('input', note, { capture: true });
  return () => {
    root.removeEventListener('input', note, { capture: true });
    for (const [field, input] of inputs) if (field.isConnected) dispatchToReact(field, input);
    inputs.clear();
  };
}

type Input = { value: string; checked: boolean };

const inputOf = (field: Field): Input => ({ value: field.value, checked: 'checked' in field && field.checked });

type EarlyInputProps = { tell(): void; children: ReactNode };

/**
 * Tells in the moment in which React has taken the page up: a button that was pressed meanwhile does its work right
 * after.
 */
export function EarlyInput({ tell, children }: EarlyInputProps): ReactNode {
  useLayoutEffect(tell, [tell]);
  return children;
}

function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * React compares a field with what it last set or saw itself, and hears of a change only where they differ: so it is
 * made to see something else first, by its own property, and then what is there, past it.
 */
function dispatchToReact(field: Field, { value, checked }: Input): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    // React took the page up on account of this very choice: then it hears of it by itself.
    if (globalThis.event?.target !== field) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && isTick(field)) {
    field.checked = !checked;
    setPastReact(field, 'checked', checked);
    // No mouse: a click of the mouse would turn it over.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else if (field.type !== 'file') {
    field.value = `${value} `;
    setPastReact(field, 'value', value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function setPastReact(field: Field, name: 'value' | 'checked', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
}
