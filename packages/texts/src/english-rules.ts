import { en } from 'make-plural';
import type { PrintRules } from './compiled-message.ts';

/** How English is printed, which every browser has with the code: the magazine says "12 March 2026". */
export const englishRules: PrintRules = {
  code: 'en',
  plural: en,
  group: ',',
  decimal: '.',
  date: '{day} {month} {year}',
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
    ...['November', 'December'],
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
