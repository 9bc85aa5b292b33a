import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const library = path.resolve(import.meta.dirname, '../../../../sample-library');
const folder = path.join(library, 'translations');

/** How a text comes: published at once, a draft, or one that a machine made and nobody has read yet. */
const standing = z.enum(['published', 'draft', 'machine']);
export type SampleStanding = z.output<typeof standing>;

const place = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  region: z.string(),
  description: z.string(),
  shortLine: z.string().max(90),
  /** Markdown. */
  longDescription: z.string(),
  bestTimeToVisit: z.string(),
  suggestedDuration: z.string(),
  popularFor: z.array(z.string()).min(1),
  travelTips: z.array(z.string()).min(1),
  /** In the order of the place's days. */
  itinerary: z.array(z.object({ title: z.string(), activities: z.array(z.string()) })).min(1),
  climateType: z.string(),
  bestMonth: z.string(),
  standing,
});

/** Its text stands beside it, in a Markdown file of the same name. */
const story = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  readTime: z.string(),
  /** By the names of the library's images. */
  captions: z.record(z.string(), z.string()),
  standing,
});

const banner = z.object({
  /** The title of the banner that it translates. */
  of: z.string(),
  title: z.string(),
  description: z.string(),
  smallDescription: z.string(),
  /** By the names of the library's images. */
  alts: z.record(z.string(), z.string()),
  standing,
});

const highlight = z.object({
  /** Whose it is and from where, as in the library: "Ewa Nowicka, Oia, Greece". */
  of: z.string(),
  name: z.string(),
  location: z.string(),
  description: z.string(),
  imageAlt: z.string(),
  standing,
});

const member = z.object({
  /** The name of whom it translates. */
  of: z.string(),
  name: z.string(),
  role: z.string(),
  description: z.string(),
});

const about = z.object({
  title: z.string(),
  intro: z.string(),
  mission: z.array(z.string()).min(1),
  /** In the order of the page's values. */
  values: z.array(z.object({ title: z.string(), description: z.string() })),
  join: z.object({ title: z.string(), description: z.string() }),
  imageAlt: z.string(),
  team: z.array(member),
});

/** What tags are called, by their names in lower case. */
const glossary = z.object({ tag: z.record(z.string(), z.string()) });

export type SampleTranslation = {
  /** By the slugs of the places that they translate. */
  places: ReadonlyMap<string, z.output<typeof place>>;
  /** By the slugs of the stories that they translate. */
  stories: ReadonlyMap<string, z.output<typeof story> & { text: string }>;
  banners: readonly z.output<typeof banner>[];
  highlights: readonly z.output<typeof highlight>[];
  about: z.output<typeof about>;
  glossary: z.output<typeof glossary>;
};

/** Codes of the languages that the library is there in besides English. */
export const listSampleLanguages = async (): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** @param language one of `listSampleLanguages` */
export async function readSampleTranslation(language: string): Promise<SampleTranslation> {
  const at = path.join(folder, language);
  const places = await byName(path.join(at, 'destinations'), (file) => place.parse(file));
  const stories = await byName(path.join(at, 'stories'), async (file, name) => ({
    ...story.parse(file),
    text: await readFile(path.join(at, 'stories', `${name}.md`), 'utf8'),
  }));
  return {
    places,
    stories,
    banners: z.array(banner).parse(await readJson(path.join(at, 'banners.json'))),
    highlights: z.array(highlight).parse(await readJson(path.join(at, 'highlights.json'))),
    about: about.parse(await readJson(path.join(at, 'about.json'))),
    glossary: glossary.parse(await readJson(path.join(at, 'glossary.json'))),
  };
}

async function byName<Thing>(from: string, read: (file: unknown, name: string) => Thing | Promise<Thing>) {
  const names = (await readdir(from))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'));
  const things = names.sort().map(async (name) => {
    const file = await readJson(path.join(from, `${name}.json`));
    return [name, await read(file, name)] as const;
  });
  return new Map(await Promise.all(things));
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
