import { isOutdated, outdatedEdit } from '#features/activity/server/outdated-edit.service.ts';
import { describeImages } from '#features/media/server/media.service.ts';
import type { Queryable } from '#server/queryable.ts';
import type { Content } from '../versioned-field.ts';
import { changedWords } from './content.rules.ts';
import { mergeContents } from './merge.rules.ts';
import { findVersionAt } from './version.repository.ts';
import { type VersionOf, withVersion } from './version.service.ts';
import type { VersionedKind } from './versioned-kind.ts';

/** The item, whose row is locked, and how it is edited. */
export type Edit = VersionOf & {
  id: string;
  stored: { updatedAt: Date };
  /** `updatedAt` as the form got it; undefined is taken as it is, "" found nothing there. */
  startedFrom: string | undefined;
};

/** Two steps of a save, which merging comes between. */
export type EditSteps<Of extends Content> = {
  /** What is wanted, all of it, by somebody who sees `from`: files are taken in, nothing else is written. */
  wanted(from: Of): Promise<Of>;
  /** Writes what is to stand. Fields that are the same in both need not be written. */
  write(before: Of, after: Of): Promise<void>;
  /** What a form begins with that finds nothing there. */
  blank?: Of;
};

/**
 * Saves an edit of an item and writes its version. One that began with something older is put together with what was
 * saved since: gives the fields that were taken over from there.
 * @throws Problem `conflict` where both changed the same to different things, with what each made of it
 */
export function saveEdit<Of extends Content>(
  tx: Queryable,
  kind: VersionedKind<Of>,
  { id, stored, startedFrom, ...of }: Edit,
  { wanted, write, blank }: EditSteps<Of>,
): Promise<string[]> {
  return withVersion(tx, kind, id, of, async (before) => {
    if (!before) throw new Error(`There is no ${kind.kind} with the id ${id}.`);
    const now = before.content;
    const since = isOutdated(stored, startedFrom) ? startedFrom : undefined;
    const base = since === '' && blank ? blank : await baseOf(tx, kind, id, before, since);
    const yours = await wanted(base);
    const { merged, conflicts, taken } = mergeContents(kind.fields, base, yours, now);
    if (Object.keys(conflicts).length > 0) throw await outdatedEdit(tx, stored, { fields: conflicts, merged });
    await write(now, merged);
    await describeImages(tx, changedWords(kind.fields, now, merged));
    return taken;
  });
}

/** What a form began with: what is there, or an earlier version of it. Throws `conflict` where nothing tells. */
async function baseOf<Of extends Content>(
  tx: Queryable,
  { kind }: VersionedKind<Of>,
  id: string,
  before: { content: Of; updatedAt: Date },
  startedFrom: string | undefined,
): Promise<Of> {
  if (startedFrom === undefined) return before.content;
  const base = await findVersionAt(tx, kind, id, new Date(startedFrom));
  if (!base) throw await outdatedEdit(tx, before);
  // What versions did not hold at that time has not changed.
  return { ...before.content, ...(base.content as Of) };
}
