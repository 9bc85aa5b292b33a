import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { isOneLine, isSeen } from '../../contract/rules/one-line.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { termKinds } from '../../contract/rules/translations/term-kinds.ts';
import { formText, startedFromOrNothing } from '../../contract/staff-form.ts';
import { itemLanguageQuery } from '../languages/language.contract.ts';
import { isLanguageCode } from '../languages/site-languages.contract.ts';
import { listedLanguages } from '../translations/edition-standing.contract.ts';

/** What a translation may hold; the controls of the form follow. `terms`: of one save. */
export const glossaryRules = { name: { most: 60 }, terms: 100 } as const;

export const glossaryTerm = z.object({
  /** By it calls name the term: a tag in lower case, the slug of a category, a label of menus as it stands there. */
  term: z.string(),
  /** In the site's own language. */
  name: z.string(),
  /** How many published items use it; of a label, how many entries of menus. */
  items: z.int(),
  /** "" where nobody has translated it. */
  translation: z.string(),
  /** What readers get while nobody has: "" for the name in the site's own language. */
  instead: z.string(),
  /** Of a tag: its address in the language, or "". */
  slug: z.string(),
  /** Of the translation; "" where there is none. */
  updatedAt: z.string(),
});
export type GlossaryTerm = z.output<typeof glossaryTerm>;

const asked = {
  ...itemLanguageQuery,
  kind: choice('kind', termKinds),
};

export const readGlossary = endpoint({
  name: 'readGlossary',
  summary: 'What tags, categories or entries of menus are called in a language, those that most items use first',
  method: 'GET',
  paths: ['/api/v5/admin/glossary'],
  access: 'staff',
  query: z.object({
    ...asked,
    q: searchWords,
    /** "missing": only what nobody has translated. */
    state: z.enum(['', 'missing'], 'state must be missing').default(''),
    ...pageQuery(50),
  }),
  output: listOf(glossaryTerm).extend({
    ...listedLanguages,
    /** Of the kind, whatever is searched. */
    counts: z.object({ all: z.int(), missing: z.int() }),
  }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

const sentTerm = z.object(
  {
    term: z.string('Must be text').min(1, 'Must be text').max(200, 'At most 200 characters'),
    /** "" takes the translation back. */
    name: formText(glossaryRules.name.most)
      .refine((name) => name === '' || isSeen(name), 'Must be something to read')
      .refine(isOneLine, 'Must be one line'),
    /** As the form got it, "" if there was no translation; left out, the save is taken as it is. */
    updatedAt: startedFromOrNothing,
  },
  'Must be a term',
);
export type SentTerm = z.output<typeof sentTerm>;

export const updateGlossary = endpoint({
  name: 'updateGlossary',
  summary: 'Translates terms; those that are not sent stay',
  method: 'PUT',
  paths: ['/api/v5/admin/glossary'],
  access: 'staff',
  query: z.object(asked),
  body: z.object({
    terms: z
      .array(sentTerm, 'Must be a list')
      .min(1, 'Must be a list')
      .max(glossaryRules.terms, `At most ${glossaryRules.terms} terms`),
  }),
  output: messageAnswer.extend(dataOf(z.array(glossaryTerm)).shape),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict'],
});

/** As exports of the whole site hold it, by kind and term. */
export const glossaryFile = z.record(
  z.string().refine(isLanguageCode),
  z.partialRecord(z.enum(termKinds), z.record(z.string().max(200), z.string().min(1).max(glossaryRules.name.most))),
);
export type GlossaryFile = z.output<typeof glossaryFile>;
