import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '@trekker/rich-text/document.ts';
import { mentionsIn } from '@trekker/rich-text/mentions.ts';
import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { plainBlocks, readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { expect, test } from 'vitest';
import { sampleTexts } from '../src/features/rich-text/server/sample-text.seed.ts';
import { readTimeOf } from '../src/features/stories/server/read-time.rules.ts';

const library = path.resolve(import.meta.dirname, '../sample-library');
const read = (file: string) => JSON.parse(readFileSync(path.join(library, file), 'utf8'));
const folder = (name: string) =>
  readdirSync(path.join(library, name))
    .filter((file) => file.endsWith('.json') && file !== 'authors.json')
    .map((file) => read(path.join(name, file)));

/** Whatever file it is, it is there. */
const named = async () => '0198a000-0000-7000-8000-000000000001';
const texts = sampleTexts(named, named);
const blocksOf = async (source: string): Promise<Block[]> => readMarkdown((await texts.read(source)).markdown);

const stories = await Promise.all(
  folder('stories').map(async ({ slug, readTime }: { slug: string; readTime: string }) => {
    const source = readFileSync(path.join(library, 'stories', `${slug}.md`), 'utf8').trim();
    const blocks = await blocksOf(source);
    return { slug, readTime, source, blocks, content: plainText(blocks) };
  }),
);
const destinations = await Promise.all(
  folder('destinations').map(async (place) => ({ ...place, blocks: await blocksOf(place.longDescription) })),
);
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

test('the sample stories have all lengths, from one page to a long read', () => {
  const lengths = stories.map(({ content }) => words(content).length);
  for (const length of lengths) expect(length).toSatisfy((count: number) => count >= 300 && count <= 2500);
  const between = (least: number, most: number) => lengths.filter((length) => length >= least && length <= most).length;
  expect(between(300, 500)).toBeGreaterThanOrEqual(3);
  expect(between(600, 1200)).toBeGreaterThanOrEqual(6);
  expect(between(1800, 2500)).toBeGreaterThanOrEqual(3);
});

test('a sample story takes as long to read as it says', () => {
  for (const { slug, blocks, readTime } of stories) expect([slug, readTime]).toEqual([slug, readTimeOf(blocks)]);
});

test('no six words in a row occur in three sample texts', () => {
  const told: string[] = [
    ...stories.map(({ content }) => content),
    ...destinations.flatMap(({ description, blocks, reviews = [] }) => [
      `${description} ${plainText(blocks)}`,
      ...reviews.map(({ text }: { text: string }) => text),
    ]),
    ...read('highlights.json').map(({ description }: { description: string }) => description),
    ...read('testimonials.json').map(({ message }: { message: string }) => message),
    ...read('messages.json').map(({ message }: { message: string }) => message),
  ];
  const seen = new Map<string, number>();
  for (const text of told) {
    const all = words(text);
    const runs = new Set(all.slice(0, Math.max(0, all.length - 5)).map((_, at) => all.slice(at, at + 6).join(' ')));
    for (const run of runs) seen.set(run, (seen.get(run) ?? 0) + 1);
  }
  expect([...seen].filter(([, count]) => count >= 3)).toEqual([]);
});

test('every plain text of the sample library says the same as Markdown, word by word and paragraph by paragraph', () => {
  const all = [
    ...stories.map(({ content }) => content),
    ...destinations.flatMap(({ description, blocks, travelTips, reviews = [] }) => [
      description,
      plainText(blocks),
      ...travelTips,
      ...reviews.map(({ text }: { text: string }) => text),
    ]),
    ...read('highlights.json').map(({ description }: { description: string }) => description),
    ...read('testimonials.json').map(({ message }: { message: string }) => message),
    read('about.json').intro,
    read('about.json').mission.join('\n\n'),
  ];
  expect(all.length).toBeGreaterThan(500);
  for (const text of all) {
    const before = plainBlocks(text);
    const after = readMarkdown(markdownOfPlainText(text));
    expect(after).toEqual(before);
    expect(paragraphsOf(after)).toEqual(text.split('\n\n').map((paragraph: string) => paragraph.replaceAll('\n', ' ')));
  }
});

test('a sample text without structure is written as it is read', () => {
  const plain = stories.filter(({ blocks }) => blocks.every(({ t }) => t === 'p'));
  expect(plain.length).toBeGreaterThan(10);
  for (const { source, content } of plain) expect(content).toBe(source);
});

test('at least eight sample stories show what texts can do, and every block is in use', () => {
  const structured = stories.filter(({ blocks }) => blocks.some(({ t }) => t !== 'p'));
  expect(structured.length).toBeGreaterThanOrEqual(8);
  const kinds = new Set(structured.flatMap(({ blocks }) => blocks.map(({ t }) => t)));
  expect([...kinds].sort()).toEqual(
    ['figure', 'gallery', 'h', 'list', 'note', 'p', 'place', 'pull', 'rule', 'table', 'video'].sort(),
  );
  const contents = structured.filter(({ blocks }) => blocks.filter(({ t }) => t === 'h').length >= 3);
  expect(contents.length).toBeGreaterThanOrEqual(3);
});

test('what a sample text names is in the library, and none of its marks is read as text', () => {
  const ids = new Set([
    ...stories.map(({ slug }) => texts.idOf('story', slug)),
    ...destinations.map(({ slug }) => texts.idOf('destination', slug)),
  ]);
  for (const { slug, blocks } of [...stories, ...destinations]) {
    const { items } = mentionsIn(blocks);
    for (const id of [...items.destination, ...items.story]) expect([slug, ids.has(id)]).toEqual([slug, true]);
    expect(plainText(blocks), slug).not.toMatch(/:::|::\w|\{media|\]\(/);
  }
});
