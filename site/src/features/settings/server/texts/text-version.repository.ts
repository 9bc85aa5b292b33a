import { listEditableTexts, textPlaces } from '#contract/texts/editable-texts.ts';
import { placeLabel } from '#contract/texts/places/text-places.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { VersionedFields } from '#features/versions/versioned-field.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';
import { findTextsIn } from './text.repository.ts';

const fields: VersionedFields = Object.fromEntries(
  textPlaces.map(({ key }) => [key, { label: () => placeLabel(key), type: 'text' }]),
);

/** Every text as readers of the site's own language see it, by its key, in whatever language staff work. */
export const shownTexts = (own: Readonly<Record<string, string>>): Record<string, string> =>
  inLanguageOf('', () =>
    Object.fromEntries(listEditableTexts().map((text) => [text.key, own[text.key] ?? text.default])),
  );

/** There is one of all of them: its id says nothing. */
async function readTextsContent(tx: Queryable) {
  const [row] = await tx.select({ texts: settings.texts, updatedAt: settings.updatedAt }).from(settings);
  return row && { content: shownTexts(row.texts), updatedAt: row.updatedAt };
}

/** The id of the texts, as the API has it. */
export const textsId = 'texts';

export const textVersions = { kind: 'texts', fields, read: readTextsContent } satisfies VersionedKind;

/** Those in another language than the site's own: staff's words alone, "" where they have none. */
export const textVersionsIn = (language: string): VersionedKind => ({
  kind: `texts@${language}`,
  fields,
  async read(tx) {
    const [row] = await tx.select({ updatedAt: settings.updatedAt }).from(settings);
    const own = await findTextsIn(tx, language);
    const content = Object.fromEntries(textPlaces.map(({ key }) => [key, own[key] ?? '']));
    return row && { content, updatedAt: row.updatedAt };
  },
});
