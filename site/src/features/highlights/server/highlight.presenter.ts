import { type PageRequest, presentList } from '#contract/pagination.ts';
import { t } from '../../media/server/api-media.texts.ts';
import { described, presentSecureImage, presentVideo } from '../../media/server/media.presenter.ts';
import type { RichLine } from '../../rich-text/rich-text.contract.ts';
import { markdownOf } from '../../rich-text/server/rich-text.rules.ts';
import type { Highlight } from '../highlight.contract.ts';
import type { StoredHighlight } from '../staff-highlight.contract.ts';
import type { HighlightRow } from './highlight.repository.ts';

/**
 * Images of which nobody said what they show are of the place and of the person.
 * @param body its text with marks, if it has any
 */
export function presentHighlight(row: HighlightRow, body: RichLine | undefined): Highlight {
  const image = described(row.image, row.location);
  const avatar = described(row.avatar, t.portraitOf({ name: row.name }));
  return { ...presentRow({ ...row, image, avatar }), ...(body && { body }) };
}

/** Its images with no words but those that staff wrote, its text as Markdown. */
export function presentStaffHighlight(row: HighlightRow, body?: RichLine): StoredHighlight {
  const { description: plain, descriptionMarkdown: markdown } = row;
  const texts = { description: markdownOf({ plain, markdown }), descriptionText: plain, ...(body && { body }) };
  return { ...presentRow(row), ...texts };
}

function presentRow(row: HighlightRow): Highlight {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    location: row.location,
    region: row.region,
    rating: row.rating,
    image: row.image && presentSecureImage(row.image),
    video: row.video && presentVideo({ ...row.video, captionsFile: row.captions ?? row.video.captionsFile }),
    avatar: row.avatar && presentSecureImage(row.avatar),
    date: new Date(row.date).toISOString(),
    featured: row.featured,
    published: row.published,
    isPublished: row.published,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Highlight lists say `currentPage` where others say `page`. */
export function presentHighlightList<Shown>(
  request: PageRequest,
  { totalCount }: { totalCount: number },
  shown: Shown[],
) {
  const { page, ...list } = presentList(request, { rows: shown, totalCount }, (highlight) => highlight);
  return { ...list, currentPage: page };
}
