import type { Block } from '@trekker/rich-text/document.ts';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';
import { choice, text } from '../../contract/rules/text.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { categoryField, type KnownCategories, knownAtFirst } from '../stories/story.contract.ts';
import { t } from './api-imports.texts.ts';

/** What a file can be: known by its content. */
export const importFormats = [
  'trekker',
  'wordpress',
  'ghost',
  'markdown',
  'places-csv',
  'subscribers-csv',
  'geojson',
  'gpx',
  'kml',
] as const;

export const importStates = [
  'reading',
  'ready',
  'refused',
  'running',
  'paused',
  'failed',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

const site = text(300)
  .refine((address) => address === '' || /^https?:\/\/[^\s/]+/i.test(address), { error: () => t.siteAddress })
  .transform((address) => address.replace(/\/+$/, ''));

const trueOrFalse = (field: string) => ({ error: () => checks.trueOrFalse({ field }) });

const choicesAmong = (known: KnownCategories) => ({
  /** Where the old site lived, if the file does not say. */
  site,
  /** What was public there is public here. */
  publish: z.boolean(trueOrFalse('publish')),
  /** What came before and has changed at its source is changed, unless somebody has edited it here. */
  update: z.boolean(trueOrFalse('update')),
  /** The consent of subscribers is on file. */
  confirmed: z.boolean(trueOrFalse('confirmed')),
  /** Images are fetched, or left as links. */
  images: choice('images', ['fetch', 'leave']),
  /** Accounts by the authors of the old site; whoever is not named is whoever imports. */
  authors: z.record(z.string().max(300), uuid, { error: () => t.nameAccounts }),
  /** Our categories by those of the old site. */
  categories: z.record(z.string().max(300), categoryField(known), { error: () => t.nameCategories }),
  /** Of stories whose categories are none of ours. */
  category: categoryField(known),
});
const choices = choicesAmong(knownAtFirst);

/** How what is found comes in. */
export const importChoices = z.object({
  site: choices.site.default(''),
  publish: choices.publish.default(false),
  update: choices.update.default(false),
  confirmed: choices.confirmed.default(false),
  images: choices.images.default('fetch'),
  authors: choices.authors.default({}),
  categories: z.record(z.string(), z.string()).default({}),
  category: z.string().default('Travel'),
});
export type ImportChoices = z.output<typeof importChoices>;

/** The same as it is answered. */
const storedChoices = z.object({
  site: z.string(),
  publish: z.boolean(),
  update: z.boolean(),
  confirmed: z.boolean(),
  images: z.enum(['fetch', 'leave']),
  authors: z.record(z.string(), z.string()),
  categories: z.record(z.string(), z.string()),
  category: z.string(),
});

const counted = z.object({ name: z.string(), count: z.int() });

/** An item of the source beside what becomes of it, both cut. */
const importSample = z.object({
  sourceId: z.string(),
  /** Its text as the file has it. */
  source: z.string(),
  kind: z.enum(['story', 'page']),
  title: z.string(),
  publishedAt: z.string().nullable(),
  /** '' for a page. */
  category: z.string(),
  tags: z.array(z.string()),
  /** Of an image only that there is one: nothing was fetched. */
  blocks: z.array(z.unknown() as z.ZodType<Block>),
  isCut: z.boolean(),
});
export type ImportSample = z.output<typeof importSample>;

/** What somebody has to decide about, found by the first reading. */
export const importFindings = z.object({
  authors: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** Whoever has the same address here; null: nobody. */
      account: z.object({ _id: z.string(), name: z.string() }).nullable(),
    }),
  ),
  /** Categories of the old site that are none of ours, the most frequent first. */
  categories: z.array(counted),
  /** How some of it will look, by its end; empty once it has begun. */
  samples: z.array(importSample).default([]),
});
export type ImportFindings = z.output<typeof importFindings>;

const person = z.object({ _id: z.string(), name: z.string() });

const run = z.object({
  _id: z.string(),
  /** What the file is called. */
  name: z.string(),
  /** '' until it was read. */
  format: z.string(),
  /** Where the old site lived; '' where nobody says so. */
  site: z.string(),
  state: z.enum(importStates),
  /** Why it was refused or failed; what was kept when it was undone. */
  message: z.string(),
  /** Who brought it; null for a command. */
  by: person.nullable(),
  /** Whether it was brought by a command, which alone goes on with it. */
  isCommand: z.boolean(),
  /** Items of the source, and how many of them were looked at; of what it has made while that is taken back. */
  total: z.int(),
  done: z.int(),
  /** Items that it has made. */
  created: z.int(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
});
export type ImportRun = z.output<typeof run>;

const outcomes = z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), editedHere: z.int() });

/** One line of the report. */
const reportLine = z.object({
  at: z.enum(['item', 'media', 'skip', 'repair']),
  kind: z.string(),
  /** Where it stands at the source: its id, its address, its line. */
  source: z.string(),
  title: z.string(),
  /** `created`, `updated`, `unchanged`, `edited-here`, `failed`, or '' */
  outcome: z.string(),
  /** Of an item that is here. */
  _id: z.string().nullable(),
  isPublished: z.boolean(),
  notes: z.array(z.object({ reason: z.string(), detail: z.string() })),
});
export type ReportLine = z.output<typeof reportLine>;

const report = z.object({
  run: run.extend({
    choices: storedChoices.nullable(),
    findings: importFindings.nullable(),
    /** What came, or would come, by kind. */
    kinds: z.array(z.object({ kind: z.string(), ...outcomes.shape })),
    /** Of images. */
    images: z.object({ created: z.int(), unchanged: z.int(), failed: z.int() }),
    /** While it is under way: how many there are, as they were found, and how many were looked at; `image` too. */
    progress: z.array(z.object({ kind: z.string(), total: z.int(), done: z.int() })),
    /** What is to be looked at and what was left out, with how often, the most frequent first. */
    reasons: z.array(z.object({ at: z.string(), reason: z.string(), count: z.int() })),
    /** Of what it has made, once it is done: drafts by kind, and images without an alternative text. */
    toFinish: z.array(z.object({ kind: z.string(), count: z.int() })),
    /** Whoever of staff can become the author of something. */
    writers: z.array(person),
    /** Whether something of it can still be taken back. */
    canUndo: z.boolean(),
  }),
  lines: z.array(reportLine),
});
export type ImportReport = z.output<typeof report>;

const paths = ['/api/v5/admin/imports'] as const;
const params = z.object({ id: itemId });
const errors = ['not_logged_in', 'not_allowed'] as const;

export const createImport = endpoint({
  name: 'createImport',
  summary: 'Takes a file of another system in and begins to read it; nothing of it is imported yet',
  method: 'POST',
  paths,
  access: 'author',
  body: z.object({
    /** What it should be; another is refused. */
    kind: choice('kind', ['', ...importFormats]).default(''),
    site: site.default(''),
  }),
  files: { file: { kind: 'archive', most: 1, least: { count: 1, message: () => t.chooseFile } } },
  status: 202,
  output: dataOf(run),
  errors: ['invalid_input', 'too_large', 'too_many', ...errors],
});

export const listImports = endpoint({
  name: 'listImports',
  summary: 'Imports, newest first, those of the command too',
  method: 'GET',
  paths,
  access: 'author',
  query: z.object(pageQuery(20)),
  output: listOf(run),
  errors: ['invalid_input', ...errors],
});

export const readImport = endpoint({
  name: 'readImport',
  summary: 'How far an import is, what it found, and its report page by page',
  method: 'GET',
  paths: ['/api/v5/admin/imports/:id'],
  access: 'author',
  params,
  query: z.object({ ...pageQuery(50), show: choice('show', ['', 'problems', 'skipped', 'images']).default('') }),
  output: dataOf(report).extend({ page: z.int(), limit: z.int(), totalPages: z.int(), totalCount: z.int() }),
  errors: ['invalid_input', ...errors, 'not_found'],
});

const startWith = (known: KnownCategories) =>
  z
    .object({ ...choicesAmong(known), dryRun: z.boolean(trueOrFalse('dryRun')) })
    .partial()
    .nullish();

export const startImport = endpoint({
  name: 'startImport',
  summary: 'Begins to import what was read, or goes on with it; with `dryRun` it is read again',
  method: 'POST',
  paths: ['/api/v5/admin/imports/:id/start'],
  access: 'author',
  params,
  body: startWith(knownAtFirst),
  output: dataOf(run),
  errors: ['invalid_input', ...errors, 'not_found', 'conflict'],
});

/** The same on a site with these categories. */
export const startImportAmong = (known: KnownCategories) => ({ ...startImport, body: startWith(known) });

export const pauseImport = endpoint({
  name: 'pauseImport',
  summary: 'Stops an import behind the item that it is at; starting it goes on there',
  method: 'POST',
  paths: ['/api/v5/admin/imports/:id/pause'],
  access: 'author',
  params,
  output: dataOf(run),
  errors: [...errors, 'not_found', 'conflict'],
});

export const undoImport = endpoint({
  name: 'undoImport',
  summary: 'Takes back what an import has made and nobody has edited since; with `edited`, the rest too',
  method: 'POST',
  paths: ['/api/v5/admin/imports/:id/undo'],
  access: 'author',
  params,
  body: z
    .object({ edited: z.boolean(trueOrFalse('edited')) })
    .partial()
    .nullish(),
  output: dataOf(run),
  errors: ['invalid_input', ...errors, 'not_found', 'conflict'],
});

export const deleteImport = endpoint({
  name: 'deleteImport',
  summary: 'Forgets a file of which nothing was imported',
  method: 'DELETE',
  paths: ['/api/v5/admin/imports/:id'],
  access: 'author',
  params,
  output: messageAnswer,
  errors: [...errors, 'not_found', 'conflict'],
});
