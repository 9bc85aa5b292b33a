import { describeMissing } from '#features/destinations/server/staff/destination-readiness.service.ts';
import type { VersionFile } from '#features/exports/site-files.contract.ts';
import { adoptGlossary } from '#features/glossary/server/glossary.service.ts';
import { adoptLanguages } from '#features/languages/server/language.service.ts';
import { adoptTexts, textVersionsOf } from '#features/settings/server/texts/text.service.ts';
import { adoptCategories } from '#features/stories/server/categories/story-category.service.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import { putHistory } from '#features/versions/server/whole-history.service.ts';
import type { Queryable } from '#server/queryable.ts';
import * as runs from '../import.repository.ts';
import { redirectedPath } from '../old-site.rules.ts';
import type { Arrival } from './own-arrival.ts';
import { putSchedule } from './own-here.repository.ts';
import type { StoredFiles } from './own-media.service.ts';
import * as people from './own-people.service.ts';
import type { OwnRecord } from './own-records.service.ts';
import { ownSettings } from './own-settings.rules.ts';
import { holdBackDestination, putSettings } from './own-texts.repository.ts';
import { translationItemId, translationVersions, writeTranslation } from './own-translations.service.ts';
import * as writes from './own-write.service.ts';

type Note = { reason: string; detail: string };

/**
 * What became of a record. It was written under `id`, as of `changedAt`. `isUndoable`: undoing the import takes it
 * away. `isHere`: one that was here before stands for it. `isHeldBack`: public there, a draft here. Or it was not
 * written, for a `reason`.
 */
export type WriteResult =
  | { id: string | null; changedAt: Date; isUndoable: boolean; isHere?: true; isHeldBack?: true; notes: Note[] }
  | { reason: string };

const undoable = (value: { id: string; createdAt: string; updatedAt?: string }, notes: Note[] = []) => ({
  id: value.id,
  changedAt: new Date(value.updatedAt ?? value.createdAt),
  isUndoable: true as const,
  notes,
});

/**
 * Undoing the import does not take it away by itself: there is one of it (settings), or it goes with another item
 * (history).
 */
const permanent = (notes: Note[] = []): WriteResult => ({ id: null, changedAt: new Date(0), isUndoable: false, notes });

/** `stored`: the files of a media item, which are there already. */
export type Writing = {
  runId: string;
  arrival: Arrival;
  kinds: readonly VersionedKind[];
  stored: StoredFiles | undefined;
};

/** Part of a transaction: stores a record that is not here yet, or newer than what is. */
export async function writeRecord(
  tx: Queryable,
  { runId, arrival, kinds, stored }: Writing,
  record: OwnRecord,
): Promise<WriteResult> {
  const { names } = arrival;
  switch (record.kind) {
    case 'media':
      if (!stored) return { reason: 'file-missing' };
      await writes.writeMedia(tx, { names, media: record.value, stored });
      return undoable(record.value);
    case 'account':
    case 'author':
      return writePerson(tx, arrival, record);
    case 'settings':
      await putSettings(tx, ownSettings(record.value, names));
      if (record.value.storyCategories) await adoptCategories(tx, record.value.storyCategories);
      if (record.value.languages) await adoptLanguages(tx, record.value.languages);
      if (record.value.textsIn) await adoptTexts(tx, record.value.textsIn);
      if (record.value.glossary) await adoptGlossary(tx, record.value.glossary);
      return permanent();
    case 'about':
      await writes.writeAbout(tx, names, record.value);
      return permanent();
    case 'contact':
      await writes.writeContact(tx, record.value);
      return permanent();
    case 'redirect':
      await runs.addAddresses(tx, [{ path: redirectedPath(record.value.from) ?? '', runId, target: record.value.to }]);
      return permanent();
    case 'history':
      return (await writeHistory(tx, arrival, kinds, record.value)) ? permanent() : { reason: 'does-not-fit' };
    case 'schedule': {
      const { publishAt, unpublishAt, endedAt, ...row } = record.value;
      const times = { publishAt: dateOf(publishAt), unpublishAt: dateOf(unpublishAt), endedAt: dateOf(endedAt) };
      await putSchedule(tx, { ...row, ...times });
      return permanent();
    }
    case 'translation':
      await writeTranslation(tx, names, record.value);
      return undoable({ ...record.value, id: translationItemId(record.sourceId) });
    case 'review':
    case 'favourite':
    case 'feedback':
    case 'message':
    case 'subscriber':
      return writeWords(tx, arrival, record);
    default:
      return writeText(tx, arrival, record);
  }
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

async function writeHistory(
  tx: Queryable,
  { names }: Arrival,
  kinds: readonly VersionedKind[],
  versions: readonly VersionFile[],
): Promise<boolean> {
  const [first] = versions;
  if (!first) return false;
  const versioned =
    translationVersions(first.kind) ?? textVersionsOf(first.kind) ?? kinds.find(({ kind }) => kind === first.kind);
  if (!versioned) return false;
  const brought = versions.map(({ kind: _, itemId: _id, savedAt, byId, itemUpdatedAt, ...version }) => ({
    ...version,
    savedAt: new Date(savedAt),
    byId: names.accountAt(byId),
    itemUpdatedAt: new Date(itemUpdatedAt),
  }));
  return putHistory(tx, versioned, first.itemId, brought);
}

type Of<Kind extends OwnRecord['kind']> = Extract<OwnRecord, { kind: Kind }>;

async function writePerson(
  tx: Queryable,
  { names, note }: Arrival,
  record: Of<'account' | 'author'>,
): Promise<WriteResult> {
  if (record.kind === 'account') {
    const { isRoleLeft } = await people.writeAccount(tx, record.value);
    const { role } = record.value;
    if (isRoleLeft) return undoable(record.value, [{ reason: 'role-left-out', detail: role }]);
    return undoable(record.value, role === 'USER' ? [] : [{ reason: 'staff-account', detail: role }]);
  }
  const id = await people.writeAuthor(tx, names, record.value);
  if (id === undefined) return { reason: 'address-in-use' };
  note('author', record.value.id, id);
  if (id === record.value.id) return undoable(record.value);
  return { id, changedAt: new Date(0), isUndoable: false, isHere: true, notes: [] };
}

async function writeWords(
  tx: Queryable,
  { names }: Arrival,
  record: Of<'review' | 'favourite' | 'feedback' | 'message' | 'subscriber'>,
): Promise<WriteResult> {
  switch (record.kind) {
    case 'review':
      return (await people.writeReview(tx, names, record.value)) ? undoable(record.value) : { reason: 'not-here' };
    case 'favourite':
      return (await people.writeFavourite(tx, names, record.value)) ? permanent() : { reason: 'not-here' };
    case 'feedback':
      await people.writeFeedback(tx, names, record.value);
      return undoable(record.value);
    case 'message':
      await people.writeMessage(tx, record.value);
      return undoable(record.value);
    case 'subscriber':
      return (await people.writeSubscriber(tx, record.value)) ? undoable(record.value) : { reason: 'same-as-before' };
  }
}

/** A place that was public there, and lacks what readers expect, is a draft here. */
async function draftUnlessReady(tx: Queryable, value: Of<'destination'>['value']): Promise<WriteResult> {
  const detail = await describeMissing(tx, value.id);
  if (detail === '') return undoable(value);
  await holdBackDestination(tx, value.id);
  return { ...undoable(value, [{ reason: 'not-ready', detail }]), isHeldBack: true };
}

async function writeText(
  tx: Queryable,
  { names }: Arrival,
  record: Of<'team-member' | 'page' | 'destination' | 'story' | 'highlight' | 'banner'>,
): Promise<WriteResult> {
  const { value } = record;
  switch (record.kind) {
    case 'team-member':
      await writes.writeTeamMember(tx, names, record.value);
      return undoable(value);
    case 'page':
      await writes.writePage(tx, names, record.value);
      // Those that the site cannot do without stay when an import is undone.
      return record.value.standard ? permanent() : undoable(value);
    case 'destination':
      await writes.writePlace(tx, names, record.value);
      return record.value.status === 'draft' ? undoable(value) : draftUnlessReady(tx, record.value);
    case 'story':
      await writes.writeStory(tx, names, record.value);
      return undoable(value);
    case 'highlight':
      await writes.writeHighlight(tx, names, record.value);
      return undoable(value);
    case 'banner': {
      const { isActive } = await writes.writeBanner(tx, names, record.value);
      const isHeld = record.value.active && !isActive;
      return undoable(value, isHeld ? [{ reason: 'another-is-active', detail: '' }] : []);
    }
  }
}
