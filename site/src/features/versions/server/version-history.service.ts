import { Problem } from '#contract/problem.ts';
import { t as refusals } from '#contract/texts/refusals/api-refusals.texts.ts';
import { findMediaByIds } from '#features/media/server/media.repository.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { singleItems } from '../version.contract.ts';
import type { Content } from '../versioned-field.ts';
import { t } from './api-versions.texts.ts';
import { mediaIn, referencesIn, withWordsOf } from './content.rules.ts';
import type { RestorableKind, Restored } from './restorable-kind.ts';
import type { Named } from './version.presenter.ts';
import * as store from './version.repository.ts';

export type RestorableKinds = readonly RestorableKind[];

/** By its word; of items in another language that is `story@de`. */
export type FindKind = (kind: string) => RestorableKind | undefined;

/** Throws `not_found` for what has no versions. What there is one of goes by its word, and by no other id. */
export function requireKind(find: FindKind, wanted: { kind: string; id: string }): RestorableKind {
  const found = find(wanted.kind);
  if (!found) throw new Problem('not_found', t.noVersions);
  const [kind = ''] = wanted.kind.split('@');
  const isSingle = (word: string) => singleItems.some((one) => one === word);
  if (isSingle(kind) ? wanted.id !== kind : isSingle(wanted.id)) noItem();
  return found;
}

/** An item that nobody has saved since there are versions has none. Throws `not_found` where there is no such item. */
export async function requireItem(db: Queryable, kind: RestorableKind, id: string): Promise<void> {
  if (!(await kind.read(db, id))) noItem();
}

function noItem(): never {
  throw new Problem('not_found', t.noItem);
}

/** Throws `not_found`. */
export async function requireVersion(db: Queryable, { kind }: RestorableKind, id: string, version: number) {
  const found = await store.findVersion(db, kind, id, version);
  if (!found) throw new Problem('not_found', t.noVersion);
  return found;
}

/** The media and the names that contents point at. */
export async function lookUp(db: Queryable, kind: RestorableKind, contents: readonly Content[]): Promise<Named> {
  const of = (find: (fields: RestorableKind['fields'], content: Content) => string[]) => [
    ...new Set(contents.flatMap((content) => find(kind.fields, content))),
  ];
  const references = of(referencesIn);
  const [media, names] = await Promise.all([
    findMediaByIds(db, of(mediaIn)),
    references.length > 0 && kind.namesOf ? kind.namesOf(db, references) : new Map<string, string>(),
  ]);
  return { media, names };
}

/**
 * Makes an item what it was in a version: `only` some fields or, without them, all but who can see it, and when. It is
 * a save like any other. Throws `not_found`, `conflict`; `invalid_input` for a field that cannot be restored
 */
export async function restoreVersion(
  db: Transactor,
  viewer: Viewer,
  kind: RestorableKind,
  { id, version, only, startedFrom }: { id: string; version: number; only?: string[]; startedFrom: string | undefined },
): Promise<Restored> {
  const { content } = await requireVersion(db, kind, id, version);
  const names = Object.keys(kind.fields).filter((name) => name in content && !kind.fields[name]?.isPublication);
  if (only?.some((name) => !names.includes(name))) throw wrongFields();
  const { names: found } = await lookUp(db, kind, [content]);
  // What it pointed at may be gone: that field stays as it is.
  const isThere = (name: string) =>
    kind.fields[name]?.type !== 'reference' || content[name] === null || found.has(String(content[name]));
  const chosen = (only ?? names).filter(isThere);
  const former = Object.fromEntries(chosen.map((name) => [name, content[name] ?? null]));
  return kind.restore(db, viewer, id, {
    version,
    startedFrom,
    wanted: (from) => ({ ...from, ...withWordsOf(kind.fields, from, former) }),
  });
}

function wrongFields(): Problem {
  const message = refusals.versionFields({ field: 'fields' });
  return new Problem('invalid_input', message, { errors: [{ field: 'fields', message }] });
}
