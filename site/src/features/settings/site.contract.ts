import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';

/** What the site is called until staff decide. */
export const defaultSiteName = 'Trekker';

/** Of everything that says what the site is called. */
export const siteTag = 'site';

export const readSite = endpoint({
  name: 'readSite',
  summary: 'The site’s name, its support address, and the ways to log in',
  method: 'GET',
  paths: ['/api/site'],
  access: 'public',
  output: dataOf(
    z.object({
      siteName: z.string(),
      supportEmail: z.string(),
      /** Whether one can log in with Google here. */
      google: z.boolean(),
    }),
  ),
  errors: [],
  cacheTags: () => [siteTag],
});
