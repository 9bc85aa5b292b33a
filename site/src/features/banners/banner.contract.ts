import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { languageQuery, wordsInLanguageShape } from '../languages/language.contract.ts';
import { secureImage } from '../media/media.contract.ts';

/** The destination that an image of a banner shows. */
const bannerPlace = z.object({ _id: z.string(), slug: z.string(), name: z.string(), country: z.string() });

export const banner = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  smallDescription: z.string(),
  /**
   * At most three; `public_id` names each within media storage. To the public, a `place` that is not published is none.
   */
  images: z.array(secureImage.extend({ public_id: z.string(), place: bannerPlace.nullable() })),
  active: z.boolean(),
  updatedAt: z.string(),
  ...wordsInLanguageShape,
});
export type Banner = z.output<typeof banner>;

export const bannerTag = 'banner';

export const readActiveBanner = endpoint({
  name: 'readActiveBanner',
  summary: 'The active banner, as a list of zero or one; with `language` in that one, where it is translated',
  method: 'GET',
  paths: ['/banner', '/api/banner'],
  access: 'public',
  query: z.object({ language: languageQuery }),
  output: dataOf(z.array(banner)),
  errors: ['invalid_input'],
  cacheTags: () => [bannerTag],
});
