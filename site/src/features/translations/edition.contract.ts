import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { mergedFields, optionalFlag, startedFromOrNothing } from '../../contract/staff-form.ts';
import { itemLanguageQuery } from '../languages/language.contract.ts';
import { wordChange } from '../versions/version.contract.ts';
import { editionStanding, standing } from './edition-standing.contract.ts';

/** Letters of any script, in small, with single hyphens between them. */
export const isEditionSlug = (slug: string): boolean =>
  slug === slug.normalize('NFC').toLowerCase() && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(-[\p{L}\p{M}\p{N}]+)*$/u.test(slug);

export const editionSlugRule = { most: 80 } as const;

/** What every edition is sent with, beside its texts. */
const sentStanding = {
  /** Its address; it follows from the title while nobody says another. */
  slug: z
    .string('Must be text')
    .max(editionSlugRule.most, `At most ${editionSlugRule.most} characters`)
    .refine(isEditionSlug, 'Only small letters, digits and single hyphens between them')
    .optional(),
  isPublished: optionalFlag('isPublished'),
  /** Somebody has compared it with the original. */
  reviewed: optionalFlag('reviewed'),
  /** A machine has suggested some of the texts: it stays a draft until somebody has reviewed it. */
  machine: optionalFlag('machine'),
  /** The version of the original that stood beside it; left out, the newest. */
  sourceVersion: z.int('Must be a number').min(1, 'Must be at least 1').optional(),
  updatedAt: startedFromOrNothing,
};
const { slug: _addressesOnly, ...sentWithoutAddress } = sentStanding;
export type SentStanding = { [Name in keyof typeof sentStanding]?: z.output<(typeof sentStanding)[Name]> };

/** What a call writes of an edition: some of its texts, and how it is to stand. */
export type SentEdition<Sent extends object> = Sent & SentStanding;

const edition = z.object({ ...standing.shape, reviewedAt: z.string() });
export type StoredEdition = z.output<typeof edition>;

/** What is written in the language of an edition. */
export type TextsOf<Edition extends StoredEdition> = Omit<Edition, keyof StoredEdition>;

/** What the original says otherwise, word by word, since the edition was last reviewed. */
const changedSince = z.array(z.object({ field: z.string(), words: z.array(wordChange) }));
export type EditionChanges = z.output<typeof changedSince>;

const language = z.string().max(11);

type EndpointsOf<Kind extends string> = {
  kind: Kind;
  name: string;
  item: string;
  ids?: z.ZodType<string>;
  hasAddress?: boolean;
};

/**
 * The calls for a kind of item in other languages.
 * @param name of the calls: `Story`
 * @param item in their summaries: "a story"
 * @param ids of items, as they stand in addresses
 * @param hasAddress whether one has an address of its own, and thus one in each language
 * @param texts what is written in a language
 * @param sent the same as a form sends it, each left out where it is to stay
 */
export function editionEndpoints<Kind extends string, Texts extends z.ZodRawShape, Sent extends z.ZodRawShape>(
  { kind, name, item, ids = itemId, hasAddress = true }: EndpointsOf<Kind>,
  texts: z.ZodObject<Texts>,
  sent: z.ZodObject<Sent>,
) {
  const params = z.object({ id: ids, language });
  const editionHere = texts.extend(edition.shape);
  const overview = z.object({
    _id: z.string(),
    kind: z.literal(kind),
    title: z.string(),
    /** The language that the others are compared with. */
    original: z.string(),
    languages: z.array(editionStanding),
  });
  const formOfLanguage = z.object({
    /** Null where there is none yet. */
    edition: editionHere.nullable(),
    /** What the site itself says there while nobody has written it: a form begins with it. */
    given: texts.nullable(),
    source: texts.extend({ updatedAt: z.string() }),
    /** The original’s version that `source` is. */
    sourceVersion: z.int(),
    changedSince,
    /** Whether texts can be suggested by a machine. */
    machine: z.boolean(),
  });
  const ofItem = `/api/v5/admin/translations/${kind}/:id` as const;
  const ofLanguage = `${ofItem}/:language` as const;
  return {
    readEditions: endpoint({
      name: `read${name}Editions`,
      summary: `How ${item} stands in each of the other languages; with \`in\` also what the form of that one shows`,
      method: 'GET',
      paths: [ofItem],
      access: 'staff',
      params: z.object({ id: ids }),
      query: z.object(itemLanguageQuery),
      output: dataOf(overview.extend(formOfLanguage.partial().shape)),
      errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
    }),
    readEdition: endpoint({
      name: `read${name}Edition`,
      summary:
        `${item} in another language for its form: its texts there, the original’s, and what changed in those`.replace(
          /^./,
          (first) => first.toUpperCase(),
        ),
      method: 'GET',
      paths: [ofLanguage],
      access: 'staff',
      params,
      output: dataOf(overview.extend(formOfLanguage.shape)),
      errors: ['not_logged_in', 'not_allowed', 'not_found'],
    }),
    suggestEdition: endpoint({
      name: `suggest${name}Edition`,
      summary: `Has a machine translate the texts of ${item}, for the form of that language; saves nothing`,
      method: 'POST',
      paths: [`${ofLanguage}/suggest`],
      access: 'staff',
      limit: 'suggestions',
      params,
      // Of the texts that are wanted; left out, all of them.
      body: z
        .object({ fields: z.array(z.string().max(40)).max(40).optional() }, { error: 'Nothing, or fields' })
        .nullish(),
      output: dataOf(z.object({ texts, kept: z.int() })),
      errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'too_many', 'unavailable'],
    }),
    updateEdition: endpoint({
      name: `update${name}Edition`,
      summary: `Writes ${item} in another language; what is not given stays`,
      method: 'PUT',
      paths: [ofLanguage],
      access: 'staff',
      params,
      // One without addresses takes no `slug`.
      body: sent.extend(hasAddress ? sentStanding : (sentWithoutAddress as typeof sentStanding)),
      output: messageAnswer.extend({ data: editionHere, merged: mergedFields }),
      errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
    }),
    deleteEdition: endpoint({
      name: `delete${name}Edition`,
      summary: `Deletes ${item} in one of its other languages`,
      method: 'DELETE',
      paths: [ofLanguage],
      access: 'staff',
      params,
      output: messageAnswer,
      errors: ['not_logged_in', 'not_allowed', 'not_found'],
    }),
  };
}
