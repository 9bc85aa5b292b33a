import { regionOfName } from '@trekker/site/src/features/destinations/server/region-names.rules.ts';
import { highlightRegionsIn } from '@trekker/site/src/features/highlights/highlight.contract.ts';
import type { Value } from '../copy.ts';
import { type Amounts, isDraft, isFeatured } from './amounts.ts';
import { chance, idOf, kinds, oneOf, timeOf } from './chance.ts';
import { placeOf } from './gazetteer.ts';
import { monthsOf } from './month-values.ts';
import { writers } from './people-rows.ts';
import { ratingsOf } from './review-rows.ts';
import { categories, personName, phrase, sentences, slugOf, tagsOf } from './wording.ts';

const monthNames = ['January', 'March', 'April', 'May', 'June', 'September', 'October', 'December'];

export const destinationColumns = [
  ...[
    'id',
    'slug',
    'name',
    'category',
    'description',
    'long_description',
    'best_time_to_visit',
    'suggested_duration',
    'tags',
  ],
  ...[
    'popular_for',
    'travel_tips',
    'itinerary',
    'average_temperature_celsius',
    'climate_type',
    'best_month',
    'country',
    'region_text',
  ],
  ...[
    'region',
    'place_words',
    'latitude',
    'longitude',
    'thumbnail_id',
    'featured',
    'published',
    'rating_sum',
    'rating_count',
  ],
  ...['created_at', 'updated_at'],
  ...['short_line', 'good_months', 'fair_months', 'poor_months', 'month_temperatures', 'month_rain'],
];

export function destinationRow(number: number, amounts: Amounts, hasImages: boolean): Value[] {
  const { name, country, latitude, longitude } = placeOf(number);
  const [sum, count] = ratingsOf(number, amounts);
  const side = oneOf(['Northern', 'Southern', 'Eastern', 'Western', 'Central'], number, 41);
  const at = timeOf(number, 42);
  const months = monthsOf(number, latitude);
  const warmth = Math.round(27 - Math.abs(latitude) / 2.2);
  const days = [
    {
      id: idOf(kinds.destination + 10, number),
      day: 1,
      title: phrase(number, 60),
      activities: [phrase(number, 400)],
    },
  ];
  return [
    ...[idOf(kinds.destination, number), `${slugOf(name) || 'place'}-${number}`, name, oneOf(categories, number, 43)],
    ...[sentences(number, 100, 1), sentences(number, 200, 1)],
    ...[`${oneOf(monthNames, number, 44)} to ${oneOf(monthNames, number, 45)}`, `${2 + (chance(number, 46) % 6)} days`],
    ...[tagsOf(number), [phrase(number, 61), phrase(number, 63)], [`Try the ${phrase(number, 500)}`]],
    ...[JSON.stringify(days), warmth, warmth > 18 ? 'Mediterranean' : 'Temperate', oneOf(monthNames, number, 44)],
    ...[country.name, `${side} ${country.name}`, country.region, country.words, latitude, longitude],
    ...[hasImages ? idOf(kinds.media, number) : null, isFeatured(number), !isDraft(number), sum, count, at, at],
    ...[phrase(number, 62), months.goodMonths, months.fairMonths, months.poorMonths],
    ...[months.monthTemperatures, months.monthRain],
  ];
}

export const storyColumns = [
  ...[
    'id',
    'slug',
    'title',
    'excerpt',
    'content',
    'category',
    'tags',
    'regions',
    'read_time',
    'featured',
    'published',
    'cover_id',
  ],
  ...['author_id', 'place_id', 'created_at', 'published_at', 'updated_at'],
];

const storyCategories = ['Adventure', 'Food', 'Travel', 'Culture', 'Road Trip', 'Backpacking', 'Luxury'];
const titles = [
  (place: string) => `Three slow days in ${place}`,
  (place: string) => `What ${place} eats`,
  (place: string) => `Lost near ${place}`,
];

export function storyRow(number: number, destinations: number, hasImages: boolean): Value[] {
  const about = chance(number, 71) % destinations;
  const { name, country } = placeOf(about);
  const title = `${oneOf(titles, number, 72)(name)}: ${phrase(number, 73)}`;
  const region = regionOfName(country.name);
  const at = timeOf(number, 75);
  return [
    ...[
      idOf(kinds.story, number),
      `${slugOf(title).slice(0, 60).replace(/-$/, '')}-${number}`,
      title,
      sentences(number, 600, 1),
    ],
    ...[[1, 2].map((part) => sentences(number, 600 + part * 100, 1)).join('\n\n'), oneOf(storyCategories, number, 74)],
    ...[
      [country.name, ...tagsOf(number).slice(0, 2)],
      region ? [region] : [],
      `${2 + (number % 9)} min`,
      isFeatured(number),
    ],
    ...[!isDraft(number), hasImages ? idOf(kinds.media, about) : null, idOf(kinds.account, number % writers)],
    ...[idOf(kinds.destination, about), at, isDraft(number) ? null : at, at],
  ];
}

export const highlightColumns = [
  ...[
    'id',
    'name',
    'description',
    'location',
    'region',
    'rating',
    'image_id',
    'date',
    'featured',
    'published',
    'created_at',
    'updated_at',
  ],
];

export function highlightRow(number: number, hasImages: boolean): Value[] {
  const { name, country } = placeOf(number * 7);
  const at = timeOf(number, 81);
  return [
    ...[idOf(kinds.highlight, number), personName(number), sentences(number, 700, 2), `${name}, ${country.name}`],
    ...[
      highlightRegionsIn[country.region].at(-1) ?? '',
      3 + (chance(number, 82) % 21) / 10,
      hasImages ? idOf(kinds.media, number) : null,
    ],
    ...[at.slice(0, 10), isFeatured(number), !isDraft(number), at, at],
  ];
}
