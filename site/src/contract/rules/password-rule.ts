import { t } from '../texts/api-rules.texts.ts';

export const leastPasswordCharacters = 8;
export const mostPasswordCharacters = 128;

/** The one rule for new passwords, wherever they are set. A literal text: it asks for less than it seems to. */
export const passwordRule = (): string => t.password({ least: leastPasswordCharacters });

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Long enough, and 3 of 4 classes: lower case, upper case, digits, anything else. */
export function isGoodPassword(password: string): boolean {
  return password.length >= leastPasswordCharacters && classes.filter((one) => one.test(password)).length >= 3;
}
