import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { destinationPreview } from '../destinations/staff-destination.contract.ts';
import { pageDetail } from '../pages/page.contract.ts';
import { storyDetail } from '../stories/story.contract.ts';

/** What has a page of its own that can be shown before it is public. */
export const previewedKinds = ['story', 'destination', 'page'] as const;
const previewedKind = z.enum(previewedKinds, {
  error: () => checks.oneOf({ field: 'kind', words: previewedKinds.join(', ') }),
});
export type PreviewedKind = (typeof previewedKinds)[number];

const daysRule = 'days must be a whole number from 1 to 30';
export const previewDays = { least: 1, most: 30, standard: 7 } as const;

const preview = z.object({
  _id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Who made the link. */
  by: z.object({ _id: z.string(), name: z.string() }),
});
export type Preview = z.output<typeof preview>;

export const createPreview = endpoint({
  name: 'createPreview',
  summary: 'Makes a link that shows an item as its page, to whoever has it; its address is told this once',
  method: 'POST',
  paths: ['/api/v5/admin/previews'],
  access: 'staff',
  body: z.object({
    kind: previewedKind,
    id: itemId,
    days: z
      .int(daysRule)
      .min(previewDays.least, daysRule)
      .max(previewDays.most, daysRule)
      .default(previewDays.standard),
  }),
  status: 201,
  output: messageAnswer.extend({ data: preview.extend({ url: z.string() }) }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});

export const listPreviews = endpoint({
  name: 'listPreviews',
  summary: 'The open links to an item, the newest first; never their addresses',
  method: 'GET',
  paths: ['/api/v5/admin/previews'],
  access: 'staff',
  query: z.object({ kind: previewedKind, id: itemId }),
  output: dataOf(z.array(preview)),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const endPreview = endpoint({
  name: 'endPreview',
  summary: 'Ends a link at once',
  method: 'DELETE',
  paths: ['/api/v5/admin/previews/:id'],
  access: 'staff',
  params: z.object({ id: itemId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

/** Of whatever length somebody asks with: what was never given out is not found. */
const params = z.object({ token: z.string() });

const shown = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), expiresAt: z.string(), story: storyDetail }),
  z.object({ kind: z.literal('page'), expiresAt: z.string(), page: pageDetail }),
  z.object({ kind: z.literal('destination'), expiresAt: z.string(), ...destinationPreview.shape }),
]);
export type ShownPreview = z.output<typeof shown>;

export const readPreview = endpoint({
  name: 'readPreview',
  summary: 'What the link of a preview shows: the item as it is stored now; 404 whatever is wrong with the link',
  method: 'GET',
  paths: ['/api/previews/:token'],
  access: 'public',
  params,
  output: dataOf(shown),
  errors: ['not_found'],
  // The page is made of it, and neither is kept: the link can end at any moment.
  cacheTags: () => null,
  isSecret: true,
});

export const readPreviewMap = endpoint({
  name: 'readPreviewMap',
  summary: 'The map on the page of a destination that a link shows, as SVG',
  method: 'GET',
  paths: ['/api/previews/:token/map.svg'],
  access: 'public',
  params,
  output: z.string(),
  contentType: 'image/svg+xml; charset=utf-8',
  errors: ['not_found'],
});
