import type { Queryable } from '#server/queryable.ts';
import { holdUsable } from '../../media/server/library/library.repository.ts';
import type { Content, FieldType, Json } from '../versioned-field.ts';
import { mediaIn, namesMedia } from './content.rules.ts';
import * as store from './version.repository.ts';
import { type KeyVersion, packText } from './version-packing.ts';
import type { VersionedKind } from './versioned-kind.ts';
import { hasVersions, type WholeVersion } from './whole-history.repository.ts';

export type BroughtVersion = Omit<WholeVersion, 'kind' | 'itemId'>;

/**
 * Part of a transaction: the versions of an item as another site kept them, where there are none of it here.
 * @returns false: there are, or something in them is not what such an item holds
 */
export async function putHistory(
  tx: Queryable,
  { kind, fields }: VersionedKind,
  itemId: string,
  brought: readonly BroughtVersion[],
): Promise<boolean> {
  if (await hasVersions(tx, kind, itemId)) return false;
  if (!brought.every(({ version, content }, at) => version === at + firstOf(brought) && fits(fields, content)))
    return false;
  const rows: store.VersionInsert[] = [];
  let key: KeyVersion | null = null;
  for (const { content, ...facts } of brought) {
    const text = JSON.stringify(content);
    const packed = packText(text, facts.version, key);
    if (packed.keyVersion === facts.version) key = { version: facts.version, text };
    rows.push({ kind, itemId, ...facts, ...packed, mediaIds: await mediaHere(tx, mediaIn(fields, content)) });
  }
  await store.insertVersions(tx, rows);
  return true;
}

/** Old ones may be gone by now; from there on there are no gaps. */
const firstOf = ([first]: readonly BroughtVersion[]): number => first?.version ?? 1;

function fits(fields: VersionedKind['fields'], content: Content): boolean {
  return Object.entries(content).every(([name, value]) => {
    const field = fields[name];
    return field !== undefined && fitsType(field.type, value);
  });
}

const isText = (value: Json) => typeof value === 'string';

function fitsType(type: FieldType, value: Json): boolean {
  switch (type) {
    case 'text':
    case 'markdown':
      return isText(value);
    case 'list':
      return Array.isArray(value) && value.every(isText);
    case 'gallery':
      return Array.isArray(value) && value.every(namesMedia);
    case 'image':
    case 'media':
      return value === null || namesMedia(value);
    case 'reference':
      return value === null || isText(value);
    case 'value':
      return true;
  }
}

async function mediaHere(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : (await holdUsable(tx, ids)).map(({ id }) => id);
}
