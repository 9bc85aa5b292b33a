import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { describe, expect, test } from 'vitest';
import type { CheckedFacts, CheckedItem } from './checked-item.ts';
import * as rules from './checklist.rules.ts';

const image = '0198a000-0000-7000-8000-000000000001';
const other = '0198a000-0000-7000-8000-000000000002';
const facts = (alt = '', width = 1600, decorative = false): CheckedFacts => ({
  media: new Map([[image, { alt, decorative, width }]]),
  isPublic: (item) => item === `story/${other}`,
});
const anItem = (some: Partial<CheckedItem>): CheckedItem => ({
  lacking: [],
  excerpt: null,
  text: null,
  images: [],
  place: null,
  tags: null,
  gaps: [],
  facts: facts(),
  ...some,
});
const withText = (markdown: string, known = facts()) =>
  anItem({ text: { field: 'content', blocks: readMarkdown(markdown), mayBeShort: false }, facts: known });
const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message);
const cover = { field: 'coverImage', name: 'The cover image', media: image, alt: '', decorative: false, width: 1600 };

describe('the rules of the checklist', () => {
  test('an image has an alternative text, unless it only decorates', () => {
    const found = rules.alternativeText(anItem({ images: [cover] }));
    expect(found).toEqual([
      {
        rule: 'alternative-text',
        level: 'problem',
        field: 'coverImage',
        message: 'The cover image has no alternative text',
        fix: { action: 'describe', label: 'Write it', media: image },
      },
    ]);
    expect(rules.alternativeText(anItem({ images: [{ ...cover, alt: 'A tram' }] }))).toEqual([]);
    expect(rules.alternativeText(anItem({ images: [{ ...cover, decorative: true }] }))).toEqual([]);
    const gallery = [{ ...cover, alt: 'A tram' }, cover, cover].map((one) => ({ ...one, field: 'images' }));
    const places = rules.alternativeText(anItem({ images: [cover, ...gallery] })).map(({ fix }) => fix?.place);
    expect(places).toEqual([undefined, 1, 2]);
    const figure = `::figure{media=${image}}`;
    expect(rules.alternativeText(withText(figure))).toMatchObject([{ field: 'content', fix: { media: image } }]);
    expect(rules.alternativeText(withText(figure, facts('A tram')))).toEqual([]);
    expect(rules.alternativeText(withText(figure, facts('', 1600, true)))).toEqual([]);
    expect(rules.alternativeText(withText(`::figure{media=${image} alt="A tram"}`))).toEqual([]);
    expect(rules.alternativeText(withText(`:::gallery\n${figure}\n${figure}\n:::`))).toHaveLength(2);
  });

  test('of several images in a text the one that is meant is named, by its caption or its place', () => {
    const none = { alt: '', decorative: false, width: 800 };
    const known = { ...facts(), media: new Map([image, other].map((media) => [media, none])) };
    const found = withText(
      [
        `::figure[Lemons on *a quay*]{media=${image}}`,
        `:::gallery\n::figure[The hill]{media=${image}}\n::figure[The hill]{media=${other}}\n:::`,
        `::figure{media=${other} alt="A tram"}`,
        `::figure{media=${other}}`,
      ].join('\n\n'),
      known,
    );
    const undescribed = [
      'The picture “Lemons on a quay”',
      'Picture 2 of 5 in the text',
      'Picture 3 of 5 in the text',
      'Picture 5 of 5 in the text',
    ];
    expect(messages(rules.alternativeText(found))).toEqual(
      undescribed.map((name) => `${name} has no alternative text`),
    );
    expect(messages(rules.imageSmall(found)).map((said) => said.replace(/ is 800 .*/, ''))).toEqual(
      undescribed.toSpliced(3, 0, 'Picture 4 of 5 in the text'),
    );
    expect(messages(rules.alternativeText(withText(`::figure{media=${image}}`)))).toEqual([
      'A picture in the text has no alternative text',
    ]);
  });

  test('an excerpt is there, and no longer than search engines show', () => {
    const excerpt = {
      field: 'excerpt',
      label: () => 'The excerpt',
      missing: () => 'There is no excerpt',
      most: 160,
    };
    expect(messages(rules.excerptMissing(anItem({ excerpt: { ...excerpt, text: ' ' } })))).toEqual([
      'There is no excerpt',
    ]);
    expect(rules.excerptMissing(anItem({ excerpt: { ...excerpt, text: 'a' } }))).toEqual([]);
    expect(messages(rules.excerptLong(anItem({ excerpt: { ...excerpt, text: 'a'.repeat(161) } })))).toEqual([
      'The excerpt has 161 characters; search engines show 160',
    ]);
    expect(rules.excerptLong(anItem({ excerpt: { ...excerpt, text: 'a'.repeat(160) } }))).toEqual([]);
  });

  test('a heading of the third level stands below one of the second, and is put in order by itself', () => {
    const stray = '### Early\n\n### Later\n\n## Then\n\n### Last';
    expect(messages(rules.headingOrder(withText(stray)))).toEqual(['The heading “Early” skips a level']);
    expect(writeMarkdown(rules.withHeadingsInOrder(readMarkdown(stray)))).toBe(
      '## Early\n\n## Later\n\n## Then\n\n### Last',
    );
    expect(rules.headingOrder(withText('## Early\n\n### Later'))).toEqual([]);
  });

  test.each(['here', 'Click here', 'read more…', 'this link', 'More'])('a link is not called “%s”', (words) => {
    expect(rules.linkText(withText(`See [${words}](https://a.example).`))).toMatchObject([
      { level: 'problem', fix: { action: 'show', words } },
    ]);
  });

  test('a link whose words say where it leads is fine', () => {
    expect(rules.linkText(withText('[Here be dragons](https://a.example), [more trains](https://b.example)'))).toEqual(
      [],
    );
  });

  test('a link leads to what everybody can see', () => {
    expect(messages(rules.linkNotPublic(withText(`From [the hill](trekker:destination/${image}).`)))).toEqual([
      '“the hill” leads to something that isn’t published',
    ]);
    expect(rules.linkNotPublic(withText(`[After](trekker:story/${other}) [it](https://a.example)`))).toEqual([]);
  });

  test('what a text shows is there', () => {
    expect(rules.unknownMedia(withText(`::figure{media=${other}}`))).toHaveLength(1);
    expect(rules.unknownMedia(withText(`::figure{media=${image}}`))).toEqual([]);
  });

  test('a place and a tag are set', () => {
    expect(rules.placeMissing(anItem({ place: { field: 'placeId', isSet: false } }))).toHaveLength(1);
    expect(rules.placeMissing(anItem({ place: { field: 'placeId', isSet: true } }))).toEqual([]);
    expect(rules.tagsMissing(anItem({ tags: { field: 'tags', count: 0 } }))).toHaveLength(1);
    expect(rules.tagsMissing(anItem({ tags: { field: 'tags', count: 1 } }))).toEqual([]);
  });

  test('a sentence has 400 characters at the most', () => {
    const long = `It ${'rained and '.repeat(40)}stopped.`;
    expect(rules.sentenceLong(withText(`Short. ${long} Short.`))).toMatchObject([
      { level: 'advice', fix: { words: long.slice(0, 80) } },
    ]);
    expect(rules.sentenceLong(withText('It rained. '.repeat(60)))).toEqual([]);
  });

  test('a text has 60 words at least, headings not counted', () => {
    expect(messages(rules.textShort(withText(`## ${'word '.repeat(60)}\n\n${'word '.repeat(59)}`)))).toEqual([
      'The text has 59 words; search engines skip pages of less than 60',
    ]);
    expect(rules.textShort(withText('word '.repeat(60)))).toEqual([]);
  });

  test('an image is 1,200 pixels wide at least, where that is known', () => {
    const small = { ...cover, width: 1199 };
    expect(messages(rules.imageSmall(anItem({ images: [small] })))).toEqual([
      'The cover image is 1,199 pixels wide; 1,200 look sharp on every screen',
    ]);
    expect(rules.imageSmall(anItem({ images: [cover, { ...cover, width: 0 }] }))).toEqual([]);
    expect(rules.imageSmall(withText(`::figure{media=${image}}`, facts('', 800)))).toHaveLength(1);
  });

  test('what it has to have blocks, whatever staff decided', () => {
    const found = rules.checkItem(
      anItem({ lacking: [{ field: 'country', name: () => 'Country', missing: () => 'The country is missing' }] }),
    );
    expect(found).toMatchObject([{ rule: 'field-missing', field: 'country', message: 'The country is missing' }]);
    expect(rules.blockingOf(found, [])).toEqual(found);
  });

  test('what a template leaves to be filled in blocks, sentence by sentence and line by line', () => {
    const sentences = ['Your address', 'Who signs.', 'Register, if any.'];
    const gaps = { sentences, box: 'Have it checked', advice: 'Delete this.' };
    const found = (markdown: string) => rules.templateGap({ ...withText(markdown), gaps: [gaps] });
    const text = ':::note[Have it checked]\nRead it.\n:::\n\nAnna\\\nYour address\n\nWho signs. Register, if any.';
    expect(messages(found(text))).toEqual([
      '“Your address” is still to be filled in',
      '“Who signs.” is still to be filled in',
      '“Register, if any.” is still to be filled in',
      'The box “Have it checked” is still there',
    ]);
    expect(rules.blockingOf(found(text), [])).toHaveLength(4);
    expect(messages(found('Anna Meier Register, if any.'))).toEqual(['“Register, if any.” is still to be filled in']);
    expect(found(':::note[Have a look]\nRead it.\n:::\n\nYour address is kept.\n\nWho signs. 12')).toMatchObject([
      { fix: { words: 'Who signs.' } },
    ]);
    // What is to be typed takes the place of the value, and its label stays.
    const labeled = rules.templateGap({
      ...withText('Email: your address'),
      gaps: [{ ...gaps, sentences: ['Email: your address'] }],
    });
    expect(labeled[0]?.fix).toMatchObject({ words: 'Email: your address', choose: 'your address' });
    expect(rules.templateGap(withText(text))).toEqual([]);
    // The words to be chosen are all of the box, with its title or without; out of it, its advice.
    for (const [left, words] of [
      [':::note[Have it checked]\nRead it.\n:::', 'Have it checkedRead it.'],
      [':::note[Note]\nRead it. Delete this.\n:::', 'NoteRead it. Delete this.'],
      ['Read it. Delete this.', 'Delete this.'],
    ] as const)
      expect(found(left)).toMatchObject([{ message: 'The box “Have it checked” is still there', fix: { words } }]);
  });

  test('advice never blocks, and a problem only where staff decided so', () => {
    const found = rules.checkItem(anItem({ images: [{ ...cover, width: 100 }], tags: { field: 'tags', count: 0 } }));
    expect(found.map(({ rule }) => rule)).toEqual(['alternative-text', 'tags-missing', 'image-small']);
    expect(rules.blockingOf(found, ['image-small', 'tags-missing']).map(({ rule }) => rule)).toEqual(['tags-missing']);
  });
});
