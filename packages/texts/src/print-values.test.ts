import { expect, onTestFinished, test } from 'vitest';
import { englishRules } from './english-rules.ts';
import { inLanguage, otherwiseInLanguage } from './in-language.ts';
import { openLanguage } from './open-language.ts';
import { printRulesOf } from './print-rules.ts';
import { monthName, printDate, printNumber } from './print-values.ts';

const printed = (code: string) =>
  inLanguage(openLanguage(code, {}), () => [
    printDate('2026-05-09T23:30:00Z'),
    printDate('2026-07-09', 'short'),
    printNumber(1_234_567),
    printNumber(4.75, 1),
    monthName(5),
    monthName(12, 'short'),
  ]);

test.each([
  ['en', ['9 May 2026', '9 Jul 2026', '1,234,567', '4.8', 'May', 'Dec']],
  ['de', ['9. Mai 2026', '9. Juli 2026', '1.234.567', '4,8', 'Mai', 'Dez']],
  ['fr', ['9 mai 2026', '9 juil. 2026', '1\u202f234\u202f567', '4,8', 'mai', 'déc.']],
  ['es', ['9 de mayo de 2026', '9 jul 2026', '1.234.567', '4,8', 'mayo', 'dic']],
  ['ar', ['9 مايو 2026', '9 يوليو 2026', '1,234,567', '4.8', 'مايو', 'ديسمبر']],
  ['pl', ['9 maja 2026', '9 lip 2026', '1\u00a0234\u00a0567', '4,8', 'maj', 'gru']],
  ['ja', ['2026年5月9日', '2026年7月9日', '1,234,567', '4.8', '5月', '12月']],
])('numbers and days are those of %s', (code, expected) => {
  expect(printed(code)).toEqual(expected);
});

test('English, which lies in the code, has the names and signs that Intl gives', () => {
  const byIntl = printRulesOf('en-gb');
  const shortMonths = byIntl.shortMonths.map((name) => name.slice(0, 3));
  expect(englishRules).toEqual({ ...byIntl, shortMonths, code: 'en', plural: englishRules.plural });
});

test('outside a language nothing is printed', () => {
  otherwiseInLanguage(undefined);
  onTestFinished(() => otherwiseInLanguage(openLanguage('en', {})));
  expect(() => printNumber(1)).toThrow('A number is read outside a language');
  expect(() => printDate('2026-05-09')).toThrow('A date');
});
