import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { listOf, pageQuery } from '../../contract/pagination.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { editionStates } from '../../contract/rules/translations/edition-states.ts';
import { translatedKinds } from '../../contract/rules/translations/translated-kinds.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { itemLanguageQuery } from '../languages/language.contract.ts';
import { editionStanding, listedLanguages } from '../translations/edition-standing.contract.ts';

/** How many items stand so. */
const counts = z.object({ missing: z.int(), draft: z.int(), stale: z.int(), published: z.int() });
export type StateCounts = z.output<typeof counts>;

export const translatedItem = z.object({
  _id: z.string(),
  kind: z.enum(translatedKinds),
  title: z.string(),
  /** The language that it is written in. */
  original: z.string(),
  languages: z.array(editionStanding),
});
export type TranslatedItem = z.output<typeof translatedItem>;

const orAll = <Word extends string>(name: string, words: readonly [Word, ...Word[]]) =>
  z
    .union([choice(name, words), z.literal('')], {
      error: () => checks.oneOfThese({ field: name, words: words.join(', ') }),
    })
    .optional();

export const listTranslations = endpoint({
  name: 'listTranslations',
  summary:
    'What can be translated, newest first: by `kind`, by how it stands (`state`) `in` a language, or in any; `q` searches titles',
  method: 'GET',
  paths: ['/api/v5/admin/translations'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    kind: orAll('kind', translatedKinds),
    ...itemLanguageQuery,
    state: orAll('state', editionStates),
    ...pageQuery(20),
  }),
  output: listOf(translatedItem).extend({
    ...listedLanguages,
    /** Of the kind, in the language that was asked for, or in all. */
    counts,
    /** The same of each language. */
    countsByLanguage: z.record(z.string(), counts),
  }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});
