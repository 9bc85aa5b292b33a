import { type FieldError, Problem } from '#contract/problem.ts';
import type { Content } from '#features/versions/versioned-field.ts';
import { t } from './api-translations.texts.ts';
import type { EditionRow } from './edition.table.ts';

/** What everybody may read has all that readers expect. Throws `invalid_input`. */
export function requireReady<Texts extends Content>(
  { missingIn }: { missingIn(texts: Texts): FieldError[] },
  texts: Texts,
): void {
  const errors = missingIn(texts);
  if (errors.length > 0) throw invalid(errors);
}

/** No words of a machine become public that nobody has answered for. Throws `invalid_input`. */
export function requireReviewed(before: EditionRow | undefined, after: EditionRow): void {
  const isUnread = (row: EditionRow | undefined) => row?.published && row.madeBy === 'machine';
  if (isUnread(after) && !isUnread(before)) throw invalid([{ field: 'isPublished', message: t.notReviewed }]);
}

export const invalid = (errors: FieldError[]) => new Problem('invalid_input', errors[0]?.message, { errors });
