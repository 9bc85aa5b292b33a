import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTimeOf } from '../src/features/stories/server/read-time.rules.ts';

const library = path.resolve(import.meta.dirname, '../sample-library');
const read = (file: string) => JSON.parse(readFileSync(path.join(library, file), 'utf8'));
const folder = (name: string) =>
  readdirSync(path.join(library, name))
    .filter((file) => file.endsWith('.json') && file !== 'authors.json')
    .map((file) => read(path.join(name, file)));

const stories: { slug: string; content: string; readTime: string }[] = folder('stories');
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
  for (const { slug, content, readTime } of stories) expect([slug, readTime]).toEqual([slug, readTimeOf(content)]);
});

test('no six words in a row occur in three sample texts', () => {
  const texts: string[] = [
    ...stories.map(({ content }) => content),
    ...folder('destinations').flatMap(({ description, longDescription, reviews = [] }) => [
      `${description} ${longDescription}`,
      ...reviews.map(({ text }: { text: string }) => text),
    ]),
    ...read('highlights.json').map(({ description }: { description: string }) => description),
    ...read('testimonials.json').map(({ message }: { message: string }) => message),
    ...read('messages.json').map(({ message }: { message: string }) => message),
  ];
  const seen = new Map<string, number>();
  for (const text of texts) {
    const all = words(text);
    const runs = new Set(all.slice(0, Math.max(0, all.length - 5)).map((_, at) => all.slice(at, at + 6).join(' ')));
    for (const run of runs) seen.set(run, (seen.get(run) ?? 0) + 1);
  }
  expect([...seen].filter(([, count]) => count >= 3)).toEqual([]);
});
