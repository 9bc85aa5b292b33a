import { t } from '../texts/api-rules.texts.ts';

/** What a profile's fields must be, and what is said when they are not. The texts are literal. */
export const leastNameCharacters = 5;
export const mostNameCharacters = 100;
export const nameTooShort = (): string => t.fullNameTooShort;
export const badPhoneNumber = (): string => t.phoneInvalid;

const phone = /^\+?\(?\d{3}\)?[- .]?\d{3}[- .]?\d{4,6}$/;

/** With the country's code, whatever the plan of the world's numbers has room for (E.164): plans differ by country. */
const international = /^\+[1-9]\d{6,14}$/;

const separators = /(?<=[\d)])[- .](?=[\d(])|\((?=\d)|(?<=\d)\)/g;

/**
 * 3 digits, 3 digits, 4 to 6 digits; a plus, brackets, and a dash, space or dot between them may be there. Countries
 * group their digits in other ways, as in "+44 20 7946 0958", and have longer and shorter numbers, as in
 * "+49 1512 3456789": neither is what makes a number wrong.
 */
export function isPhoneNumber(value: string): boolean {
  const digits = value.replace(separators, '');
  return phone.test(value) || phone.test(digits) || international.test(digits);
}
