import { highlightTexts } from '#contract/texts/highlight-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import type { Deferred } from '#web/navigation/deferred.tsx';
import type { MayFail } from '#web/navigation/list-or-failure.tsx';
import type { PageMeta, PageSite } from '#web/page.ts';
import type { Highlight, HighlightFilter } from '../highlight.contract.ts';
import type { FoundHighlights } from './highlight-data.ts';
import { addressOfSearch, type HighlightSearch } from './highlight-filter.ts';
import { t } from './highlights.texts.ts';

export type HighlightListData = { search: HighlightSearch; found: Deferred<MayFail<FoundHighlights>> };

const titles: Record<HighlightFilter, () => string> = {
  all: () => frameWords.highlights,
  'top-rated': () => t.topRated,
  recent: () => t.recent,
  europe: () => t.fromEurope,
  asia: () => t.fromAsia,
  americas: () => t.fromAmericas,
  africa: () => t.fromAfrica,
  oceania: () => t.fromOceania,
};

export function meta({ search, found }: HighlightListData, site: PageSite): PageMeta {
  const shown = found.now?.pages.flatMap(({ items }) => items) ?? [];
  const image = shown[0]?.image;
  return {
    title: titles[search.filter](),
    description: textIn(highlightTexts, 'highlights.lead', site),
    // Words make endless addresses of the same highlights: only the plain lists are for search engines.
    ...(!search.q &&
      found.now?.totalCount !== 0 && { canonicalPath: addressOfSearch({ q: '', filter: search.filter }) }),
    ...(image && { image: { ...image, url: image.secure_url } }),
    jsonLd: shown.filter(({ video }) => video).map(videoOf),
  };
}

export const frame = () => ({ breadcrumbs: [{ label: frameWords.highlights }] });

/** A video as search engines want to know it. */
function videoOf({ name, location, description, image, video, date }: Highlight): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: t.videoName({ location, name }),
    description,
    thumbnailUrl: image?.secure_url,
    contentUrl: video?.secure_url,
    uploadDate: date,
  };
}
