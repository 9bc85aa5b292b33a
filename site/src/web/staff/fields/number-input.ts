import type { NumberRule } from '#contract/rules/form-rules.ts';

/** With a comma too, as many write it. What is no number goes as it is: the server says what is wrong with it. */
export function numberOrTyped(typed: string): number {
  const text = typed.trim().replace(',', '.').replace(/^[−–]/, '-');
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? (typed as never) : number;
}

/** Whether the server would take a number that was typed, or none that is left blank. */
export function isRightNumber({ least, most }: NumberRule, typed: string): boolean {
  const value: unknown = numberOrTyped(typed);
  return typed.trim() === '' || (typeof value === 'number' && value >= least && value <= most);
}
