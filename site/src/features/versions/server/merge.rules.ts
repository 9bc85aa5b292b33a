import { mergeMarkdown } from '@trekker/rich-text/merge-markdown.ts';
import type { Content, Json, VersionedField, VersionedFields } from '../versioned-field.ts';
import { isSame } from './content.rules.ts';

/** What two people made of one field. */
export type Disagreement = { yours: Json; theirs: Json; base: Json };

export type Merge<Of extends Content> = {
  /** Yours, with what only they changed; where both did differently, yours. */
  merged: Of;
  conflicts: Record<string, Disagreement>;
  /** Fields in which something of theirs was taken over. */
  taken: string[];
};

/**
 * Puts two edits of one item together: each field is taken from whoever changed it, Markdown block by block.
 * @param base what both began with
 */
export function mergeContents<Of extends Content>(fields: VersionedFields, base: Of, yours: Of, theirs: Of): Merge<Of> {
  const merged: Record<string, Json> = { ...yours };
  const merge: Merge<Of> = { merged: merged as Of, conflicts: {}, taken: [] };
  for (const [name, field] of Object.entries(fields)) {
    const { value, conflict } = mergeField(field, {
      yours: yours[name] ?? null,
      theirs: theirs[name] ?? null,
      base: base[name] ?? null,
    });
    if (conflict) merge.conflicts[name] = conflict;
    else if (!isSame(value, yours[name])) merge.taken.push(name);
    if (value !== undefined) merged[name] = value;
  }
  return merge;
}

function mergeField(field: VersionedField, three: Disagreement): { value?: Json; conflict?: Disagreement } {
  const { yours, theirs, base } = three;
  if (isSame(theirs, base) || isSame(yours, theirs)) return { value: yours };
  if (isSame(yours, base)) return { value: theirs };
  if (field.follows) return { value: yours };
  if (field.type !== 'markdown') return { conflict: three };
  const both = mergeMarkdown(String(yours ?? ''), String(base ?? ''), String(theirs ?? ''));
  return 'merged' in both ? { value: both.merged } : { value: both.yours, conflict: both };
}
