import { type PageRequest, presentList } from '#contract/pagination.ts';
import { t } from '../../media/server/api-media.texts.ts';
import { described, presentSecureImage, presentVideo } from '../../media/server/media.presenter.ts';
import type { Highlight } from '../highlight.contract.ts';
import type { HighlightRow } from './highlight.repository.ts';

/** Images of which nobody said what they show are of the place and of the person. */
export function presentHighlight(row: HighlightRow): Highlight {
  return presentStaffHighlight({
    ...row,
    image: described(row.image, row.location),
    avatar: described(row.avatar, t.portraitOf({ name: row.name })),
  });
}

/** Its images with no words but those that staff wrote. */
export function presentStaffHighlight(row: HighlightRow): Highlight {
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
export function presentHighlightList(request: PageRequest, { totalCount }: { totalCount: number }, shown: Highlight[]) {
  const { page, ...list } = presentList(request, { rows: shown, totalCount }, (highlight) => highlight);
  return { ...list, currentPage: page };
}
