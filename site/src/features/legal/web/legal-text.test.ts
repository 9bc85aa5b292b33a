import { describe, expect, test } from 'vitest';
import { cookiesText } from './cookies-text.ts';
import { type LegalText, partsOf, sectionId } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

test('a legal text is split into words and the places of name and address', () => {
  expect(partsOf('Write to {supportEmail}, {siteName} answers.', 'Trekker')).toEqual([
    { words: 'Write to ' },
    { supportEmail: true },
    { words: ', Trekker answers.' },
  ]);
  expect(partsOf('Plain.', 'Trekker')).toEqual([{ words: 'Plain.' }]);
});

describe.each<[string, LegalText, number]>([
  ['privacy', privacyText, 9],
  ['terms', termsText, 9],
  ['cookies', cookiesText, 7],
])('the legal text %s', (_name, text, sections) => {
  const words = [text.intro, ...text.sections.flatMap(({ paragraphs }) => paragraphs)];

  test(`has ${sections} sections, each with a link target of its own`, () => {
    expect(text.sections).toHaveLength(sections);
    expect(new Set(text.sections.map(({ heading }) => sectionId(heading))).size).toBe(sections);
  });

  test('names the support address, and has no placeholder left', () => {
    expect(words.join(' ')).toContain('{supportEmail}');
    const blanks = words.join(' ').match(/\{\w+\}/g) ?? [];
    expect(blanks.filter((blank) => !['{siteName}', '{supportEmail}'].includes(blank))).toEqual([]);
  });
});

test('the privacy text shows the literal day of its last change', () => {
  expect(privacyText.lastUpdated).toBe('May 27, 2025');
});
