import { t as commonWords } from '#web/components/components.texts.ts';
import { editionsOf } from '#web/language/page-editions.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import type { PageFrame, PageMeta, PageSite } from '#web/page.ts';
import type { DestinationSummary } from '../destination.contract.ts';
import { t } from './destination.texts.ts';
import type { DestinationData } from './destination-data.ts';

function summaryOf(data: DestinationData): DestinationSummary | undefined {
  if (data.preview) return data.preview;
  return data.full.kind === 'found' ? data.full.destination : undefined;
}

export function meta(data: DestinationData, { sections }: PageSite): PageMeta {
  const place = summaryOf(data);
  if (!place) {
    return {
      title: t.notFound,
      description: t.gone,
    };
  }
  return {
    title: place.name,
    description: place.description,
    canonicalPath: addressOf(place.slug),
    isWritten: true,
    // Which only the whole of it knows.
    ...(!data.preview && editionsOf(place, 'name', addressOf)),
    ...(place.thumbnail && { image: place.thumbnail }),
    jsonLd: [attraction(place, !sections?.off.includes('reviews')), breadcrumbs(place)],
  };
}

const addressOf = (slug: string) => `/destinations/${slug}`;

export function frame(data: DestinationData): PageFrame {
  const place = summaryOf(data);
  return {
    over: place !== undefined,
    breadcrumbs: [
      { label: frameWords.destinations, href: '/destinations' },
      { label: place?.name ?? commonWords.notFound },
    ],
  };
}

function attraction(place: DestinationSummary, hasReviews: boolean): Record<string, unknown> {
  const { latitude, longitude } = place.location.coordinates;
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name: place.name,
    description: place.description,
    url: addressOf(place.slug),
    // A place is in no language; what is written about it is.
    mainEntityOfPage: { '@type': 'WebPage', '@id': addressOf(place.slug), inLanguage: null },
    image: place.thumbnail?.url ?? null,
    touristType: place.popularFor,
    ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    containedInPlace: { '@type': 'Country', name: place.location.country },
    ...(hasReviews &&
      place.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: place.rating.value,
          reviewCount: place.rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

function breadcrumbs(place: DestinationSummary): Record<string, unknown> {
  const steps = [
    { name: frameWords.home, item: '/' },
    { name: frameWords.destinations, item: '/destinations' },
    { name: place.name, item: addressOf(place.slug) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
