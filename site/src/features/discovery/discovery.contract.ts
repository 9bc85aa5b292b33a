import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { destinationsTag } from '../destinations/destination.contract.ts';
import { pagesTag } from '../pages/pages-tag.contract.ts';
import { siteTag } from '../settings/site.contract.ts';
import { storiesTag } from '../stories/story.contract.ts';

const unknownPart = 'part must be a whole number from 1 to 99999';

export const readSitemap = endpoint({
  name: 'readSitemap',
  summary: 'Every public page with the date of its last change; beyond 30,000 items, a sitemap index',
  method: 'GET',
  paths: ['/sitemap.xml'],
  access: 'public',
  query: z.object({
    part: z
      .string({ error: unknownPart })
      .regex(/^[1-9]\d{0,4}$/, unknownPart)
      .transform(Number)
      .optional(),
  }),
  output: z.string(),
  contentType: 'application/xml; charset=utf-8',
  errors: ['invalid_input', 'not_found'],
  cacheTags: () => [destinationsTag, storiesTag, pagesTag],
});

export const readRobots = endpoint({
  name: 'readRobots',
  summary: 'What crawlers should leave alone, and where the sitemap is',
  method: 'GET',
  paths: ['/robots.txt'],
  access: 'public',
  output: z.string(),
  contentType: 'text/plain; charset=utf-8',
  errors: [],
  cacheTags: () => ['robots'],
});

export const readFeed = endpoint({
  name: 'readFeed',
  summary: 'The newest 30 stories in full, as an Atom feed; those that are translated, where a language is asked for',
  method: 'GET',
  paths: ['/feed.xml'],
  isBelowLanguages: true,
  access: 'public',
  output: z.string(),
  contentType: 'application/atom+xml; charset=utf-8',
  errors: [],
  cacheTags: () => [storiesTag, destinationsTag, siteTag],
});
