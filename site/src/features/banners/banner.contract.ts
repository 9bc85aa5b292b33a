import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { securePicture } from '../media/media.contract.ts';

export const banner = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  smallDescription: z.string(),
  /** At most three; `public_id` names each within media storage. */
  images: z.array(securePicture.extend({ public_id: z.string() })),
  active: z.boolean(),
  updatedAt: z.string(),
});
export type Banner = z.output<typeof banner>;

export const bannerTag = 'banner';

export const readActiveBanner = endpoint({
  name: 'readActiveBanner',
  summary: 'The active banner, as a list of none or one',
  method: 'GET',
  paths: ['/banner', '/api/banner'],
  access: 'public',
  output: dataOf(z.array(banner)),
  errors: [],
  cacheTags: () => [bannerTag],
});
