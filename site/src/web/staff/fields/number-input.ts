import { type NumberRule, numberOutside } from '#contract/rules/form-rules.ts';

/** With a comma too, as many write it. What is no number goes as it is: the server says what is wrong with it. */
export function numberOrTyped(typed: string): number {
  const text = typed.trim().replace(',', '.').replace(/^[−–]/, '-');
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? (typed as never) : number;
}

/** What the server would say of a number that was typed; nothing of one that is left blank. */
export function numberError(rule: NumberRule, typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const value: unknown = numberOrTyped(typed);
  const isRight = typeof value === 'number' && value >= rule.least && value <= rule.most;
  return isRight ? undefined : numberOutside(rule);
}
