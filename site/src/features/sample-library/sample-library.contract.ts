import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';

/** What of the library goes by itself, each as a thing of its kind. */
export const sampleKinds = ['story', 'destination', 'highlight', 'banner', 'team-member', 'feedback'] as const;
export type SampleKind = (typeof sampleKinds)[number];

export const sampleLibrary = z.object({
  /** `loading` and `removing`: a job is at it. */
  state: z.enum(['none', 'loading', 'loaded', 'removing']),
  /** How many destinations, stories and highlights of it there are, and how many it has. */
  done: z.int(),
  total: z.int(),
  /** Whether it can be loaded: only into a site without anything of its own. */
  canLoad: z.boolean(),
  /** What somebody has changed since: it is removed only when asked for. */
  changed: z.array(z.object({ kind: z.enum(sampleKinds), _id: z.string(), title: z.string() })),
  /** The languages that parts of it are there in; `isHere`: on this site, too. */
  translations: z.array(z.object({ language: z.string(), name: z.string(), isHere: z.boolean() })),
});
export type SampleLibrary = z.output<typeof sampleLibrary>;

const paths = ['/api/v5/admin/sample-library'] as const;

export const readSampleLibrary = endpoint({
  name: 'readSampleLibrary',
  summary: 'How much of the sample library there is, and what of it was changed',
  method: 'GET',
  paths,
  access: 'staff',
  output: dataOf(sampleLibrary),
  errors: ['not_logged_in', 'not_allowed'],
});

export const loadSampleLibrary = endpoint({
  name: 'loadSampleLibrary',
  summary: 'Begins to bring the sample library into an empty site',
  method: 'POST',
  paths,
  access: 'author',
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'conflict'],
});

export const translateSampleLibrary = endpoint({
  name: 'translateSampleLibrary',
  summary: 'Brings what the sample library says in another language, which is prepared where it is not here yet',
  method: 'POST',
  paths: [`${paths[0]}/translations`],
  access: 'author',
  body: z.object({ language: z.string('Must be a language tag') }),
  output: messageAnswer.extend({ data: sampleLibrary }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
});

export const removeSampleLibrary = endpoint({
  name: 'removeSampleLibrary',
  summary: 'Begins to remove the sample library for good; what somebody has changed stays, unless `changed` is remove',
  method: 'DELETE',
  paths,
  access: 'author',
  query: z.object({
    changed: z.enum(['keep', 'remove'], { error: 'changed must be keep or remove' }).default('keep'),
  }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
});
