import { textCatalogue } from '#contract/texts/catalogue.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { VersionedFields } from '#features/versions/versioned-field.ts';
import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';

const fields: VersionedFields = Object.fromEntries(
  textCatalogue.map(({ key, group, where }) => [key, { label: `${group}: ${where}`, type: 'text' }]),
);

/** Every text as readers see it, by its key. */
export const shownTexts = (own: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(textCatalogue.map((text) => [text.key, own[text.key] ?? text.default]));

/** There is one of all of them: its id says nothing. */
async function readTextsContent(tx: Queryable) {
  const [row] = await tx.select({ texts: settings.texts, updatedAt: settings.updatedAt }).from(settings);
  return row && { content: shownTexts(row.texts), updatedAt: row.updatedAt };
}

/** The id of the texts, as the API has it. */
export const textsId = 'texts';

export const textVersions = { kind: 'texts', fields, read: readTextsContent } satisfies VersionedKind;
