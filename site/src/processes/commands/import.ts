import { createWriteStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { mediaFiles } from '@trekker/import-sources/media/media-files.ts';
import type { ReadOptions } from '@trekker/import-sources/read-sources.ts';
import { SourceError } from '@trekker/import-sources/source-error.ts';
import { fieldNames, isField } from '@trekker/import-sources/tables/columns.ts';
import { type ImportedKind, importedKinds } from '#contract/rules/imports/imported-kinds.ts';
import { type Config, loadConfig } from '../../config/config.ts';
import { findAccountByEmail } from '../../features/accounts/server/account.repository.ts';
import { reasonWords } from '../../features/imports/import-reasons.ts';
import {
  isCommandRunning,
  listFirstAuthors,
  listRuns,
  listStaffAddresses,
  whileCommandRuns,
} from '../../features/imports/server/import.repository.ts';
import { importSources } from '../../features/imports/server/import.service.ts';
import type { ReportEvent, Tally } from '../../features/imports/server/import-report.ts';
import { categoryChoice, categoryNamed } from '../../features/imports/server/imported-story.rules.ts';
import { stateOf } from '../../features/imports/server/runs/import-run.presenter.ts';
import { hasItems } from '../../features/imports/server/runs/import-run.repository.ts';
import { isZip } from '../../features/imports/server/runs/import-source.ts';
import { undoImport } from '../../features/imports/server/runs/undo-import.service.ts';
import { usualCategory } from '../../features/stories/server/categories/story-category.rules.ts';
import { findKnownCategories } from '../../features/stories/server/categories/story-category.service.ts';
import type { Viewer } from '../../server/dependencies.ts';
import type { Queryable, Transactor } from '../../server/queryable.ts';
import { imageTools } from '../composition/imports/import-images.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import { versionedKinds } from '../composition/versioned-kinds.ts';
import { withSiteDatabase } from '../start/command-database.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

const usage =
  'Usage: npm run import -- SOURCE [SOURCE …] [--dry-run] [--as EMAIL] [--author OLD=EMAIL] [--category NAME] ' +
  '[--site ADDRESS] [--type TYPE=story|page] [--media fetch|none] [--media-from DIR] [--rewrite A=B] ' +
  '[--column HEADER=FIELD] [--confirmed] [--publish] [--update] [--salvage] [--report FILE], or --list, or --undo ID [--force]';

type Options = ReturnType<typeof parsed>;

/** Brings in what another system has exported, tells what it has brought, or takes it back. */
export async function importIntoSite({ args, settings, say }: CommandInput): Promise<void> {
  const options = parsed(args);
  const config = loadConfig(settings);
  const { sources, values } = options;
  if (!values.list && !values.undo && sources.length === 0) throw new StartError(`Name what is imported. ${usage}`);
  for (const source of sources) if (!existsSync(source)) throw new StartError(`There is no ${source}. ${usage}`);
  await withSiteDatabase(config, async ({ db, pool }) => {
    if (values.list) await list(db, say);
    else if (values.undo) await undoRun(db, values.undo, options, say);
    else await whileCommandRuns(pool, () => runImport(config, db, options, say));
  });
}

type Say = (line: string) => void;

async function runImport(config: Config, db: Transactor, options: Options, say: Say): Promise<void> {
  const { sources, values } = options;
  const storage = await openMediaStorage(config);
  const tools = imageTools(config, db, storage);
  const images = mediaOf(values.media)
    ? { ...tools, rewrites: (values.rewrite ?? []).map(rewriteOf), files: await filesOf(options) }
    : null;
  if (values.update && !images)
    throw new StartError('--update and --media none do not go together: images that came before would be lost.');
  const known = await findKnownCategories(db);
  const category = values.category === undefined ? usualCategory(known) : categoryNamed(known, values.category);
  if (!category) throw new StartError(`--category ${values.category}: there is no such category.`);
  const report = reportInto(values.report);
  const { run, ...tally } = await importSources(db, {
    paths: sources,
    name: sources.map((source) => path.basename(source)).join(', '),
    read: readOptions(options),
    isDryRun: values['dry-run'] ?? false,
    isConfirmed: values.confirmed ?? false,
    publishes: values.publish ?? false,
    updates: values.update ?? false,
    viewer: await importerOf(db, values.as),
    accountOf: await accountsOf(db, values.author ?? []),
    category: categoryChoice(known, { categories: {}, category }),
    images,
    own: { storage, requireRoom: tools.requireRoom, kinds: versionedKinds },
    tell: report.tell,
  }).finally(() => {
    images?.files.close();
    return report.close();
  });
  for (const line of summary(tally, run === null)) say(line);
  if (run && (await hasItems(db, run)))
    say(`This is import ${run}. It is taken back with: npm run import -- --undo ${run}`);
}

/** Images at hand are those of the sources, and of what was named for it. */
async function filesOf({ sources, values }: Options) {
  const folders = (values['media-from'] ?? []).map((folder) => {
    if (!existsSync(folder)) throw new StartError(`There is no ${folder}. ${usage}`);
    return folder;
  });
  return mediaFiles([...folders, ...(await thoseWithFiles(sources))]).catch((error) => {
    throw error instanceof SourceError ? new StartError(error.message) : error;
  });
}

/** Folders and zips, which hold images beside their texts. */
async function thoseWithFiles(sources: readonly string[]): Promise<string[]> {
  const hold = await Promise.all(sources.map(async (source) => statSync(source).isDirectory() || isZip(source)));
  return sources.filter((_, at) => hold[at]);
}

function mediaOf(mode = 'fetch'): boolean {
  if (mode !== 'fetch' && mode !== 'none') throw new StartError(`--media ${mode}: write fetch or none. ${usage}`);
  return mode === 'fetch';
}

type Rewrite = { from: string; to: string };

function rewriteOf(pair: string): Rewrite {
  const at = pair.search(/=https?:\/\//i);
  const to = pair.slice(at + 1);
  if (at < 1 || !URL.canParse(to)) throw new StartError(`--rewrite ${pair}: write two addresses, A=B. ${usage}`);
  return { from: pair.slice(0, at), to };
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Places of other systems come as drafts; those of an export of ours, which alone holds media, as they were. */
const heading = (kind: ImportedKind, isDryRun: boolean, isOwn: boolean): string =>
  `${capitalized(importedKinds[kind][1])} that ${isDryRun ? 'would come' : 'came'}${kind === 'destination' && !isOwn ? ' as drafts' : ''}`;

function summary({ counts, kinds, images, reasons, countPublished }: Tally, isDryRun: boolean): string[] {
  const { updated, unchanged } = counts;
  const came = [...kinds].map(([kind, { created }]) => `${heading(kind, isDryRun, kinds.has('media'))}: ${created}`);
  const heads = [
    ...(isDryRun ? ['Nothing was written.'] : []),
    ...came,
    ...(countPublished() > 0 ? [`Of them published: ${countPublished()}`] : []),
    `Here already: ${unchanged}`,
  ];
  const again = updated + counts['edited-here'];
  const more = [
    ...(again > 0 ? [`Updated: ${updated}`, `Edited here, and left as they are: ${counts['edited-here']}`] : []),
    ...(images.created + images.failed + images.unchanged === 0
      ? []
      : isDryRun
        ? [`Images that would be asked for: ${images.created}`]
        : [
            `Images that came: ${images.created}`,
            `Images here already: ${images.unchanged}`,
            `Images that failed: ${images.failed}`,
          ]),
  ];
  const rest = [...reasons].map(([reason, { count, examples }]) => {
    const code = reason.replace(/^(image|skipped|repaired): /, '');
    const { says, next } = reasonWords(code);
    return `${reason}: ${count} (${examples.join('; ').slice(0, 300)}). ${says}. ${next}`.trimEnd();
  });
  return [...heads, ...more, ...rest].map(printable);
}

/** What stands in a file says nothing to a terminal. */
const printable = (line: string): string => line.replace(/\p{C}/gu, ' ').slice(0, 600);

async function undoRun(db: Transactor, id: string, { values }: Options, say: Say): Promise<void> {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new StartError(`${id} is no import. See them with --list.`);
  const { removed, kept } = await undoImport(db, await importerOf(db, values.as), id, values.force ?? false);
  say(`Items that were taken back: ${removed}`);
  if (kept.length === 0) return;
  say(`Edited since, and kept: ${kept.length}. With --force they go, too.`);
  for (const title of kept) say(printable(`  ${title}`));
}

/** Those of the back office, too, as it shows them. A command has no pause: it was interrupted. */
async function list(db: Queryable, say: Say): Promise<void> {
  const isBusy = await isCommandRunning(db);
  for (const run of await listRuns(db)) {
    const { id, createdAt, name, created, choices } = run;
    const state = stateOf(run, isBusy);
    const word = choices === null && state === 'paused' ? 'interrupted' : state;
    say(printable(`${id}  ${createdAt.toISOString().slice(0, 16)}  ${word}  ${created} items  ${name}`));
  }
}

/** The staff account that writes. */
async function importerOf(db: Queryable, email: string | undefined): Promise<Viewer> {
  const viewer = (accountId: string): Viewer => ({ accountId, role: 'AUTHOR', sessionId: '', expiresAt: 0 });
  if (email !== undefined) {
    const account = await findAccountByEmail(db, email);
    if (account?.role !== 'AUTHOR') throw new StartError(`${email} is no AUTHOR here.`);
    return viewer(account.id);
  }
  const [only, another] = await listFirstAuthors(db);
  if (!only) throw new StartError('There is no AUTHOR yet. Make one with: npm run create-author');
  if (another) throw new StartError('There are several AUTHORs. Say who imports with --as EMAIL.');
  return viewer(only.id);
}

/** `old=email`, and each address of staff for itself. */
async function accountsOf(db: Queryable, pairs: readonly string[]): Promise<Map<string, string>> {
  const accounts = new Map((await listStaffAddresses(db)).map(({ email, id }) => [email.toLowerCase(), id]));
  for (const pair of pairs) {
    const at = pair.lastIndexOf('=');
    const email = pair.slice(at + 1);
    const account = at > 0 ? await findAccountByEmail(db, email) : undefined;
    if (!account || account.role === 'USER')
      throw new StartError(`--author ${pair}: nobody of staff has this address.`);
    accounts.set(pair.slice(0, at).toLowerCase(), account.id);
  }
  return accounts;
}

function readOptions({ values }: Options): ReadOptions {
  const site = values.site === undefined ? null : URL.parse(values.site);
  if (values.site !== undefined && !/^https?:$/.test(site?.protocol ?? ''))
    throw new StartError(`--site ${values.site}: this is no address of a site.`);
  return {
    site: site === null ? null : site.href.replace(/\/+$/, ''),
    types: new Map((values.type ?? []).map(typeOf)),
    columns: new Map((values.column ?? []).map(columnOf)),
    salvage: values.salvage ?? false,
    now: Date.now(),
  };
}

function typeOf(pair: string): [string, 'story' | 'page'] {
  const [type = '', kind] = pair.split('=');
  if (!type || (kind !== 'story' && kind !== 'page'))
    throw new StartError(`--type ${pair}: write TYPE=story. ${usage}`);
  return [type, kind];
}

function columnOf(pair: string): [string, string] {
  const at = pair.lastIndexOf('=');
  const [header, field] = [pair.slice(0, at), pair.slice(at + 1)];
  if (at < 1 || !isField(field))
    throw new StartError(`--column ${pair}: write HEADER=FIELD, with one of ${fieldNames.join(', ')}.`);
  return [header, field];
}

/** JSON lines, written as things happen. */
function reportInto(file: string | undefined) {
  if (file === undefined) return { tell: () => {}, close: async () => {} };
  if (existsSync(file)) throw new StartError(`${file} already exists: choose another name.`);
  const lines = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  return {
    tell: (event: ReportEvent) => void lines.write(`${JSON.stringify(event)}\n`),
    close: () => finished(lines.end()),
  };
}

function parsed(args: string[]) {
  const [text, flag, list] = [{ type: 'string' }, { type: 'boolean' }, { type: 'string', multiple: true }] as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': flag,
        as: text,
        author: list,
        category: text,
        type: list,
        site: text,
        media: text,
        'media-from': list,
        rewrite: list,
        column: list,
        confirmed: flag,
        publish: flag,
        update: flag,
        salvage: flag,
        report: text,
        undo: text,
        force: flag,
        list: flag,
      },
    });
    return { values, sources: positionals };
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
