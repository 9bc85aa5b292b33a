import { highlightTexts } from '#contract/texts/highlight-texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import type { Deferred } from '#web/navigation/deferred.tsx';
import type { MayFail } from '#web/navigation/list-or-failure.tsx';
import type { PageMeta, PageSite } from '#web/page.ts';
import type { Highlight, HighlightFilter } from '../highlight.contract.ts';
import type { FoundHighlights } from './highlight-data.ts';
import { addressOfSearch, type HighlightSearch } from './highlight-filter.ts';

export type HighlightListData = { search: HighlightSearch; found: Deferred<MayFail<FoundHighlights>> };

const titles: Record<HighlightFilter, string> = {
  all: 'Highlights',
  'top-rated': 'Top-rated highlights',
  recent: 'Recent highlights',
  europe: 'Highlights from Europe',
  asia: 'Highlights from Asia',
  americas: 'Highlights from the Americas',
  africa: 'Highlights from Africa',
  oceania: 'Highlights from Oceania',
};

export function meta({ search, found }: HighlightListData, site: PageSite): PageMeta {
  const shown = found.now?.pages.flatMap(({ items }) => items) ?? [];
  const image = shown[0]?.image;
  return {
    title: titles[search.filter],
    description: textIn(highlightTexts, 'highlights.lead', site),
    // Words make endless addresses of the same highlights: only the plain lists are for search engines.
    ...(!search.q &&
      found.now?.totalCount !== 0 && { canonicalPath: addressOfSearch({ q: '', filter: search.filter }) }),
    ...(image && { image: { ...image, url: image.secure_url } }),
    jsonLd: shown.filter(({ video }) => video).map(videoOf),
  };
}

export const frame = () => ({ breadcrumbs: [{ label: 'Highlights' }] });

/** A video as search engines want to know it. */
function videoOf({ name, location, description, image, video, date }: Highlight): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: `${location}, by ${name}`,
    description,
    thumbnailUrl: image?.secure_url,
    contentUrl: video?.secure_url,
    uploadDate: date,
  };
}
