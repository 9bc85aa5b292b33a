import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sampleId } from '#server/sample-ids.ts';
import type { SampleKind } from '../sample-library.contract.ts';

const library = path.resolve(import.meta.dirname, '../../../../sample-library');

export type SampleItems = Record<SampleKind | 'author' | 'person' | 'media', readonly string[]>;

let known: Promise<SampleItems> | undefined;

/** The ids of everything that the sample library brings. */
export function sampleItems(): Promise<SampleItems> {
  known ??= readItems();
  return known;
}

async function readItems(): Promise<SampleItems> {
  const [places, stories] = await Promise.all([slugsIn('destinations'), slugsIn('stories')]);
  const named = z.array(z.object({ name: z.string() }));
  const told = z.array(z.object({ name: z.string(), location: z.string() }));
  const ids = (kind: string, names: readonly string[]) => names.map((name) => sampleId(kind, name));
  return {
    destination: ids('destination', places),
    story: ids('story', stories),
    highlight: ids(
      'highlight',
      told.parse(await read('highlights.json')).map(({ name, location }) => `${name}, ${location}`),
    ),
    banner: ids(
      'banner',
      z
        .array(z.object({ title: z.string() }))
        .parse(await read('banners.json'))
        .map(titleOf),
    ),
    'team-member': ids('team-member', namesOf(z.object({ team: named }).parse(await read('about.json')).team)),
    feedback: ids(
      'feedback',
      z
        .array(z.object({ email: z.string() }))
        .parse(await read('testimonials.json'))
        .map(emailOf),
    ),
    author: ids('author', await keysIn('stories/authors.json')),
    person: ids('person', await keysIn('people.json')),
    media: [...ids('image', await keysIn('pictures.json')), ...ids('video', await keysIn('videos.json'))],
  };
}

/** What is one each, as the library says it. */
export async function sampleSingles() {
  const about = z.object({ title: z.string(), intro: z.string() }).parse(await read('about.json'));
  const contact = z.object({ email1: z.string(), phone: z.string() }).parse(await read('contact.json'));
  return { about, contact };
}

const titleOf = ({ title }: { title: string }) => title;
const emailOf = ({ email }: { email: string }) => email;
const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(library, file), 'utf8'));
const keysIn = async (file: string) => Object.keys(z.record(z.string(), z.unknown()).parse(await read(file)));

async function slugsIn(folder: string): Promise<string[]> {
  const files = await readdir(path.join(library, folder));
  return files
    .filter((name) => name.endsWith('.json') && name !== 'authors.json')
    .map((name) => path.basename(name, '.json'));
}
