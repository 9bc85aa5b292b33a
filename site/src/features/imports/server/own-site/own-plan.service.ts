import { SourceError } from '@trekker/import-sources/source-error.ts';
import type { SourceFile } from '@trekker/import-sources/source-file.ts';
import {
  itemsIn,
  jsonIn,
  type OwnExport,
  openOwnExport,
  rowsIn,
  textIn,
} from '@trekker/import-sources/trekker/own-export.ts';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import * as people from '#features/exports/people-files.contract.ts';
import { settingsFile } from '#features/exports/settings-file.contract.ts';
import * as files from '#features/exports/site-files.contract.ts';
import {
  translatedIn,
  translationSchemas,
  wordsTranslationFile,
} from '#features/exports/translation-files.contract.ts';
import type { OwnNames } from './own-text.rules.ts';

/** What an export says of itself and of what its items name. */
export type OwnPlan = OwnNames & {
  export: OwnExport;
  /** Items that would come. */
  total: number;
};

/** Throws a SourceError of `use` as Problem `invalid_input`: its message is for whoever brought the source. */
export async function rethrowSourceErrors<Result>(use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    throw error instanceof SourceError ? new Problem('invalid_input', error.message) : error;
  }
}

/** An export of ours, if that is what was brought. */
export async function openOwn(paths: readonly string[]): Promise<OwnExport | undefined> {
  const [first, ...others] = paths;
  return first === undefined || others.length > 0 ? undefined : rethrowSourceErrors(() => openOwnExport(first));
}

/** A value of an export, checked. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SourceError(`${where} can’t be read: ${issue?.path.join('.')} ${issue?.message ?? ''}`.trim());
}

const folders = [
  ['stories/', 'story', '/stories/', files.storyFile],
  ['pages/', 'page', '/', files.pageFile],
  ['destinations/', 'destination', '/destinations/', files.placeFile],
] as const;

const folderOf = (name: string) =>
  translatedIn(name) ? undefined : folders.find(([folder]) => name.startsWith(folder) && name.endsWith('.md'));

/**
 * Reads all of it once, to its end: what is damaged, or was changed since it was made, is refused before anything is
 * written. What is kept of it is how its items and files are called.
 */
export async function planOwn(own: OwnExport): Promise<OwnPlan> {
  const items = new Map<string, string>();
  const media = new Map<string, string>();
  let total = 0;
  for (const file of own.files.values()) {
    const found = folderOf(file.name);
    if (found) {
      const [, kind, path, schema] = found;
      const { id, slug } = parsed(schema, (await textIn(file)).front, file.name);
      items.set(path + slug, `${kind}/${id}`);
      total += 1;
    } else if (file.name === 'media.json') {
      for await (const one of checkedItems(file, files.mediaFile)) {
        media.set(baseName(one.file), one.id);
        total += 1;
      }
    } else if (file.name === 'highlights.json') {
      for await (const { id } of checkedItems(file, files.highlightFile)) {
        items.set(`/highlight#${id}`, `highlight/${id}`);
        total += 1;
      }
    } else total += await countIn(file);
  }
  return {
    export: own,
    total,
    mediaAt: (file) => media.get(baseName(file)) ?? null,
    itemAt: (path) => items.get(path),
  };
}

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Lists whose items are counted, and what they hold. */
const lists: Readonly<Record<string, z.ZodType>> = {
  'authors.json': files.authorFile,
  'banners.json': files.bannerFile,
  'translations.json': wordsTranslationFile,
  'schedules.json': files.scheduleFile,
  'people/accounts.json': people.accountFile,
  'people/reviews.json': people.reviewFile,
  'people/favourites.json': people.favouriteFile,
  'people/feedback.json': people.feedbackFile,
  'people/messages.json': people.messageFile,
};

const singles: Readonly<Record<string, z.ZodType>> = {
  'about.json': files.aboutFile.nullable(),
  'contact.json': files.contactFile.nullable(),
  'settings.json': settingsFile.nullable(),
};

const tables: readonly string[] = ['people/subscribers.csv', 'redirects.csv'];

/** How many items a file holds; all of it is read. */
async function countIn(file: SourceFile): Promise<number> {
  const { name } = file;
  const list = lists[name];
  if (list) return countOf(checkedItems(file, list));
  if (name === 'history.json') return countHistories(file);
  if (tables.includes(name)) return countOf(rowsIn(file));
  const translated = translatedIn(name);
  if (translated) {
    parsed(translationSchemas[translated], (await textIn(file)).front, name);
    return 1;
  }
  const single = singles[name];
  if (single) {
    const value = parsed(single, await jsonIn(file), name);
    const team = name === 'about.json' ? ((value as files.AboutFile | null)?.team.length ?? 0) : 0;
    return (value === null ? 0 : 1) + team;
  }
  await countOf(await file.open()); // its bytes are those that were written
  return 0;
}

async function countOf(things: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of things) count += 1;
  return count;
}

/** Of how many items there are versions: those of each stand together. */
async function countHistories(file: SourceFile): Promise<number> {
  let count = 0;
  let last = '';
  for await (const { kind, itemId } of checkedItems(file, files.versionFile)) {
    const item = `${kind}/${itemId}`;
    if (item !== last) count += 1;
    last = item;
  }
  return count;
}

/** The items of a list, each checked. */
export async function* checkedItems<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  if (file) for await (const item of itemsIn(file)) yield parsed(schema, item, `An item of ${file.name}`);
}
