import type { WorldRegion } from '#contract/regions.ts';
import { shownRegions } from '#web/components/shown-regions.ts';
import { wordsOfAddress } from '#web/document/words-of-address.ts';
import { t } from './destination-list.texts.ts';

/** The region buttons of the page, in order; the first has no region. */
export const regionTabs: readonly { region: WorldRegion | undefined; label: () => string }[] = [
  { region: undefined, label: () => t.all },
  ...shownRegions,
];

export const experienceTags = [
  'beaches',
  'nature',
  'culture',
  'hiking',
  'food',
  'architecture',
  'history',
  'city',
  'island',
  'scenic',
] as const;

/** What the chips of those tags say. */
export const experienceNames: Record<(typeof experienceTags)[number], () => string> = {
  beaches: () => t.beaches,
  nature: () => t.nature,
  culture: () => t.culture,
  hiking: () => t.hiking,
  food: () => t.food,
  architecture: () => t.architecture,
  history: () => t.history,
  city: () => t.city,
  island: () => t.island,
  scenic: () => t.scenic,
};

export type DestinationFilter = {
  q: string;
  region: WorldRegion | undefined;
  tags: readonly string[];
  /** 1 is January. */
  month?: number | undefined;
  page: number;
};

/** The filter that an address stands for. What it cannot mean is left out: a mistyped address still shows a page. */
export function filterOf(query: URLSearchParams): DestinationFilter {
  const asked = query.get('region')?.toLowerCase();
  const tags = (query.get('tags') ?? '')
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim());
  const month = query.get('month') ?? '';
  const page = query.get('page') ?? '1';
  return {
    q: wordsOfAddress(query),
    // Places outside the five parts of the world have no button; they are seen under All.
    region: regionTabs.find(({ region }) => region === asked)?.region,
    tags: experienceTags.filter((tag) => tags.includes(tag)),
    month: /^([1-9]|1[0-2])$/.test(month) ? Number(month) : undefined,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a filter. A change of filter begins at page 1. */
export function addressOfFilter({
  q,
  region,
  tags,
  month,
  page = 1,
}: Omit<DestinationFilter, 'page'> & { page?: number }): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (region) query.set('region', region);
  if (tags.length > 0) query.set('tags', tags.join(','));
  if (month) query.set('month', String(month));
  if (page > 1) query.set('page', String(page));
  const search = query.toString().replaceAll('%2C', ',');
  return search ? `/destinations?${search}` : '/destinations';
}
