import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { startedFrom } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { isLanguageCode, untranslatedChoices } from './site-languages.contract.ts';

const most = 40;

/** A language that readers can choose. */
export const publicLanguage = z.object({
  code: z.string(),
  /** As the language calls itself. */
  name: z.string(),
  dir: z.enum(['ltr', 'rtl']),
});

/** The same with "Read this page in …" in its own words, for those whose browser asks for it. */
export const offeredLanguage = publicLanguage.extend({
  offer: z.string(),
  /** Left out where its lists show, marked, what is not translated as well. */
  onlyTranslated: z.literal(true).optional(),
});

const staffLanguage = publicLanguage.extend({
  englishName: z.string(),
  /** The one that pages without a prefix are in. It stands first, and stays. */
  isDefault: z.boolean(),
  /** Whether readers can choose it; before, only staff see it. */
  isPublished: z.boolean(),
  untranslated: z.enum(untranslatedChoices),
  /** Languages that stand in for what is missing, before the default; empty: a tag's own language (de for de-at). */
  fallback: z.array(z.string()),
  /** Whether the site's own words are there in it. Without them it cannot be made public. */
  hasInterface: z.boolean(),
  /** Where they are not: a wider language that they are there in, such as fr of fr-ca. */
  widerInterface: z.string().nullable(),
});
export type StaffLanguage = z.output<typeof staffLanguage>;

/** Of calls that answer in another language, by its tag; without it they answer in the site's own. */
export const languageQuery = z.string('Must be a language tag').max(11, 'Must be a language tag').optional();

/**
 * Of staff's calls about items in a language: `in` is theirs, `language` that of the answer. `language` alone stands
 * for `in`, whether or not readers can choose it, and the answer is in the site's own.
 */
export const itemLanguageQuery = { in: languageQuery, language: languageQuery };
export const itemLanguage = (query: { in?: string | undefined; language?: string | undefined }): string | undefined =>
  query.in || query.language || undefined;

/** What an item without an address of its own says beside its texts where the call names another language. */
export const wordsInLanguageShape = {
  /** The one that was asked for. */
  language: z.string().optional(),
  /** Fields that are not there in it. */
  fallbacks: z.array(z.string()).optional(),
  /** The language that these are in; "" where nothing is missing. */
  fallbackLanguage: z.string().optional(),
};

/** What an item says beside its texts where the call names a language. */
export const inLanguageShape = {
  ...wordsInLanguageShape,
  /** Where it is in each language that it is there in. */
  translations: z.array(z.object({ language: z.string(), slug: z.string() })).optional(),
};

/** As exports of the whole site hold it. */
export const languageFile = z.object({
  code: z.string().refine(isLanguageCode),
  state: z.enum(['preparing', 'public']),
  untranslated: z.enum(untranslatedChoices),
  fallback: z.array(z.string().refine(isLanguageCode)).max(most),
});

const languages = dataOf(z.array(staffLanguage)).extend({
  /** "" until another language is added. */
  updatedAt: z.string(),
});

export const readLanguages = endpoint({
  name: 'readLanguages',
  summary: 'The languages of the site in their order, the default first',
  method: 'GET',
  paths: ['/api/v5/admin/languages'],
  access: 'staff',
  output: languages,
  errors: ['not_logged_in', 'not_allowed'],
});

const sentLanguage = z.object(
  {
    code: z
      .string('Must be text')
      .refine(isLanguageCode, 'Must be a language tag in small letters, such as de, pt-br or zh-hans'),
    isPublished: z.boolean({ error: () => checks.trueOrFalse({ field: 'isPublished' }) }).optional(),
    untranslated: z
      .enum(untranslatedChoices, { error: `untranslated must be ${untranslatedChoices.join(' or ')}` })
      .optional(),
    fallback: z.array(z.string('Must be text'), 'Must be a list').max(most, `At most ${most} entries`).optional(),
  },
  'Must be a language',
);
export type SentLanguage = z.output<typeof sentLanguage>;

export const updateLanguages = endpoint({
  name: 'updateLanguages',
  summary: 'Replaces the list, in its order: what an entry does not say stays, a language that is left out goes',
  method: 'PUT',
  paths: ['/api/v5/admin/languages'],
  access: 'author',
  body: z.preprocess(
    (sent) => (Array.isArray(sent) ? { languages: sent } : sent),
    z.object({
      languages: z.array(sentLanguage, 'Must be a list').max(most, `At most ${most} languages`),
      updatedAt: startedFrom,
    }),
  ),
  output: messageAnswer.extend(languages.shape),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
});
