import { compareTexts } from '@trekker/rich-text/compare-texts.ts';
import { mediaUrl, presentImage } from '../../media/server/media.presenter.ts';
import type { MediaRow } from '../../media/server/media.table.ts';
import type { FieldChange, ItemVersion } from '../version.contract.ts';
import type { Content, FieldType, Json, VersionedFields } from '../versioned-field.ts';
import { tellChange } from './change-words.ts';
import { changedFields, namesMedia } from './content.rules.ts';
import type { VersionRow } from './version.repository.ts';

export function presentVersion(fields: VersionedFields, row: VersionRow): ItemVersion {
  const { version, savedAt, byId, byName, changed, told, restoredFrom, isCurrent, itemUpdatedAt } = row;
  const by = byId !== null && byName !== null ? { _id: byId, name: byName } : null;
  const summary = told ? tellChange(fields, told) : row.summary;
  const updatedAt = itemUpdatedAt.toISOString();
  return { version, savedAt: savedAt.toISOString(), by, changed, summary, restoredFrom, isCurrent, updatedAt };
}

/** What contents name, as far as it is there. */
export type Named = { media: ReadonlyMap<string, MediaRow>; names: ReadonlyMap<string, string> };

export function presentContent(fields: VersionedFields, content: Content, named: Named): Record<string, unknown> {
  const known = Object.keys(fields).filter((name) => name in content);
  return Object.fromEntries(known.map((name) => [name, presentField(fields[name]?.type, content[name], named)]));
}

/** What is another in `to`, in the order of the fields. */
export function presentComparison(fields: VersionedFields, from: Content, to: Content, named: Named): FieldChange[] {
  return changedFields(fields, from, to).map((field) => {
    const type = fields[field]?.type;
    const [old, now] = [from[field] ?? null, to[field] ?? null];
    const sides = { from: presentField(type, old, named), to: presentField(type, now, named) };
    const isText = type === 'text' || type === 'markdown';
    return {
      field,
      label: fields[field]?.label() ?? field,
      ...sides,
      ...(isText && { words: compareTexts(String(old ?? ''), String(now ?? '')) }),
    };
  });
}

function presentField(type: FieldType | undefined, value: Json | undefined, { media, names }: Named): unknown {
  if (type === 'reference') return typeof value === 'string' ? { _id: value, name: names.get(value) ?? '' } : null;
  if (type === 'gallery') return (Array.isArray(value) ? value : []).map((one) => presentMedia(one, media));
  if (type === 'image' || type === 'media') return presentMedia(value ?? null, media);
  return value ?? null;
}

function presentMedia(value: Json, known: Named['media']): unknown {
  if (!namesMedia(value)) return null;
  const row = known.get(value.media);
  if (!row) return value;
  if (row.kind !== 'image') return { ...value, kind: row.kind, url: mediaUrl(row.file), fileName: row.fileName };
  return { ...presentImage(row), ...value };
}
