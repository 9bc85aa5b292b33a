import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { text } from '../../contract/rules/text.ts';
import { termName } from '../glossary/term-names.contract.ts';
import { inLanguageShape } from '../languages/language.contract.ts';
import { image } from '../media/media.contract.ts';
import { storiesTag } from '../stories/story.contract.ts';

/** Characters of a path that is looked at; a longer one leads nowhere. */
export const longestPath = 300;

/** The query by which WordPress names a post beside its address (`?p=12`), in its one spelling; else undefined. */
export function oldPostQuery(search: string): string | undefined {
  const [name, value] = [...new URLSearchParams(search)].find(([key]) => oldPostQueries.includes(key)) ?? [];
  return name && /^\d{1,12}$/.test(value ?? '') ? `${name}=${value}` : undefined;
}

export const oldPostQueries: readonly string[] = ['p', 'page_id', 'attachment_id'];

const query = z.object({ path: text(longestPath).default('') });

export const redirectsTag = 'redirects';

export const readRedirect = endpoint({
  name: 'readRedirect',
  summary: 'Where an address without a page redirects to; 404 if it has no redirect',
  method: 'GET',
  paths: ['/api/addresses/redirect'],
  access: 'public',
  query,
  output: dataOf(z.object({ to: z.string() })),
  errors: ['invalid_input', 'not_found'],
  // What came from another site leads to stories that are published.
  cacheTags: () => [redirectsTag, storiesTag],
});

/** Something that an address without a page may have meant. */
export const similarAddress = z.object({
  kind: z.enum(['destination', 'story', 'tag', 'page']),
  title: z.string(),
  /** Path of its page. */
  href: z.string(),
  /** Where it is, or what it is about; of a page its path. */
  about: z.string(),
  picture: image.nullable(),
  ...inLanguageShape,
  /** What the category of a story is called in the language of the answer. */
  category: termName.optional(),
});
export type SimilarAddress = z.output<typeof similarAddress>;

export const listSimilarAddresses = endpoint({
  name: 'listSimilarAddresses',
  summary:
    'What an address without a page might mean: up to three published pages, places and stories each, two tags, and its words',
  method: 'GET',
  paths: ['/api/addresses/similar'],
  access: 'public',
  limit: 'search',
  query,
  output: dataOf(z.object({ words: z.string(), similar: z.array(similarAddress) })),
  errors: ['invalid_input', 'too_many'],
  // Anybody can make up any number of addresses: they must not push out of memory what people read.
  cacheTags: () => null,
});
