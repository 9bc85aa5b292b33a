import { internalPathname } from '#contract/rules/menus/menu-address.ts';
import type { Queryable } from '#server/queryable.ts';
import { redirectedPath } from '../old-site.rules.ts';
import type { Arrival } from './own-arrival.ts';
import * as here from './own-here.repository.ts';
import type { OwnRecord } from './own-records.service.ts';
import { findKey, isSlugTaken } from './own-texts.repository.ts';
import * as translations from './own-translations.repository.ts';
import { type TranslationValue, translatedBy, translationItemId, translationKey } from './own-translations.service.ts';

export type Decision =
  | { change: 'created' | 'updated' }
  | { outcome: 'unchanged' | 'edited-here'; runId: string | null }
  | { reason: string };

/**
 * What becomes of a record: it is made; it is here as it is there; or another state of it is here, which stays, unless
 * `updates` says that the newer one wins. What nobody has touched since the site was set up makes room for it.
 */
export async function decide(tx: Queryable, record: OwnRecord, updates: boolean, arrival: Known): Promise<Decision> {
  switch (record.kind) {
    case 'settings':
    case 'about':
    case 'contact':
      return decideSingle(tx, record, updates);
    case 'redirect':
      return decideRedirect(tx, record.value);
    case 'favourite':
      return { change: 'created' };
    case 'translation':
      return decideTranslation(tx, record.value, updates, arrival);
    case 'history':
      return decideHistory(tx, record.sourceId, arrival);
    case 'schedule':
      if (!arrival.here.has(`${record.value.kind}/${record.value.itemId}`)) return { reason: 'not-here' };
      return (await here.isPlanned(tx, record.value)) ? { outcome: 'unchanged', runId: null } : { change: 'created' };
    default:
      return decideItem(tx, record, updates);
  }
}

type Known = Pick<Arrival, 'here' | 'languages'>;

const isLanguageThere = async (tx: Queryable, { languages }: Known, code: string): Promise<boolean> =>
  languages.has(code) || (await translations.isLanguageHere(tx, code));

/** A history comes with what it is of, and in a language of this site. */
async function decideHistory(tx: Queryable, history: string, arrival: Known): Promise<Decision> {
  const language = /^texts@([^/]+)/.exec(history)?.[1];
  if (!arrival.here.has(ownerOf(history))) return { reason: 'not-here' };
  if (language && !(await isLanguageThere(tx, arrival, language))) return { reason: 'no-such-language' };
  return (await here.hasHistory(tx, history)) ? { outcome: 'unchanged', runId: null } : { change: 'created' };
}

/** What a history is of: brand and texts come with the settings. */
function ownerOf(history: string): string {
  if (/^(brand|texts(@[^/]*)?)\//.test(history)) return 'settings/settings';
  return history.includes('@') ? `translation/${history}` : history;
}

type SingleRecord = Extract<OwnRecord, { kind: here.SingleKind }>;

async function decideSingle(tx: Queryable, { kind, value }: SingleRecord, updates: boolean): Promise<Decision> {
  const changedAt = await here.findSingle(tx, kind);
  if (changedAt === undefined) return { change: 'created' };
  const at = lastChangeOf(value);
  if (at === changedAt) return { outcome: 'unchanged', runId: null };
  if (kind === 'settings' && (await here.isEmptySite(tx))) return { change: 'created' };
  if (!updates) return { reason: 'other-version-here' };
  return at !== undefined && at > changedAt ? { change: 'updated' } : { outcome: 'edited-here', runId: null };
}

/** In ms since 1970; undefined in an export of what is published. */
function lastChangeOf(value: SingleRecord['value']): number | undefined {
  if (value.updatedAt === undefined) return undefined;
  const own = 'siteName' in value ? [value.menusUpdatedAt, value.textsUpdatedAt] : [];
  return Math.max(...[value.updatedAt, ...own].filter((at) => at !== undefined).map((at) => new Date(at).getTime()));
}

/** No address of another site, and none that the site has itself. */
async function decideRedirect(tx: Queryable, { from, to }: { from: string; to: string }): Promise<Decision> {
  const path = redirectedPath(from);
  if (path === undefined || internalPathname(to) === undefined) return { reason: 'unsafe-redirect' };
  return (await here.isRedirected(tx, path)) ? { outcome: 'unchanged', runId: null } : { change: 'created' };
}

type ItemRecord = Extract<OwnRecord, { kind: here.KindWithId }>;

async function decideItem(tx: Queryable, record: ItemRecord, updates: boolean): Promise<Decision> {
  const { kind, value } = record;
  const known = await here.findHere(tx, kind, value.id);
  if (known === 'in-trash') return { reason: 'in-trash' };
  const isTaken = await isAddressTaken(tx, record);
  if (record.kind === 'media' && known === undefined && (await findKey(tx, record.value.key)))
    return { reason: 'key-in-use' };
  if (known === undefined) return isTaken ? { reason: 'address-in-use' } : { change: 'created' };
  const { changedAt, isUntouched, importedAt, runId } = known;
  const at = new Date('updatedAt' in value ? value.updatedAt : value.createdAt).getTime();
  if (at === changedAt.getTime()) return { outcome: 'unchanged', runId };
  if (isUntouched) return { change: 'created' };
  if (!updates || !canUpdate.has(kind)) return { reason: 'other-version-here' };
  const isEdited = importedAt !== null && importedAt.getTime() !== changedAt.getTime();
  if (isEdited || at < changedAt.getTime()) return { outcome: 'edited-here', runId };
  return isTaken ? { reason: 'address-in-use' } : { change: 'updated' };
}

async function isAddressTaken(tx: Queryable, { kind, value }: ItemRecord): Promise<boolean> {
  if (kind !== 'story' && kind !== 'page' && kind !== 'destination') return false;
  return isSlugTaken(tx, kind, value.slug, value.id);
}

/** What becomes of a translation: it comes to an item that is here as the export has it, in a language of this site. */
async function decideTranslation(
  tx: Queryable,
  value: TranslationValue,
  updates: boolean,
  arrival: Known,
): Promise<Decision> {
  const translated = translatedBy(value);
  const { kind, id, language } = translated;
  const known = await translations.findTranslation(tx, translated, translationItemId(translationKey(value)));
  const isItemArrived = arrival.here.has(`${kind}/${id}`);
  const at = new Date(value.updatedAt).getTime();
  if (known && at === known.changedAt.getTime()) {
    // A change of the original alone says that it is stale, or no longer.
    const isOther = value.stale !== undefined && value.stale !== known.stale;
    return isOther && updates && isItemArrived ? { change: 'updated' } : { outcome: 'unchanged', runId: known.runId };
  }
  if (!isItemArrived)
    return { reason: (await translations.isItemHere(tx, translated)) ? 'other-version-here' : 'not-here' };
  if (!(await isLanguageThere(tx, arrival, language))) return { reason: 'no-such-language' };
  const isTaken = 'slug' in value && (await translations.isTranslatedSlugTaken(tx, translated, value.slug));
  if (!known) return isTaken ? { reason: 'address-in-use' } : { change: 'created' };
  if (!updates) return { reason: 'other-version-here' };
  const isEdited = known.importedAt !== null && known.importedAt.getTime() !== known.changedAt.getTime();
  if (isEdited || at < known.changedAt.getTime()) return { outcome: 'edited-here', runId: known.runId };
  return isTaken ? { reason: 'address-in-use' } : { change: 'updated' };
}

/** What people have said, who they are and what files hold is not written over. */
const canUpdate: ReadonlySet<here.KindWithId> = new Set([
  'page',
  'destination',
  'story',
  'highlight',
  'banner',
  'team-member',
]);
