import { countryNameIn } from '@trekker/place-names/country-name-in.ts';
import type { Mentions } from '@trekker/rich-text/mentions.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import { described, presentImage, presentVideo } from '../../media/server/media.presenter.ts';
import type { KnownItems, NamedPlace } from '../rich-text.contract.ts';
import type {
  listNamedHighlights,
  listNamedMedia,
  listNamedPages,
  listNamedStories,
  NamedPlaceRow,
  NamedTextRow,
} from './rich-text.repository.ts';

type Rows<Read extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Read>>;

/** What was found of the items that a text names. */
export type FoundItems = {
  places: NamedPlaceRow[];
  stories: Rows<typeof listNamedStories>;
  highlights: Rows<typeof listNamedHighlights>;
  pages: Rows<typeof listNamedPages>;
  media: Rows<typeof listNamedMedia>;
};

/** In the order of the text, so that the same text is told in the same bytes on every site. */
export function presentKnown({ items, media: named }: Mentions, found: FoundItems): KnownItems {
  const { places, stories, highlights, pages } = found;
  const media = pickInOrder(named, new Map(found.media.map((row) => [row.id, row])));
  const links: KnownItems['links'] = {};
  // Those that are not public stand in it as well: texts that name them are made anew when they become so.
  for (const [kind, ids] of Object.entries(items)) for (const id of ids) links[`${kind}/${id}`] = null;
  for (const { id, slug, name } of places) links[`destination/${id}`] = { name, address: `/destinations/${slug}` };
  for (const { id, slug, title } of stories) links[`story/${id}`] = { name: title, address: `/stories/${slug}` };
  for (const { id, slug, title } of pages) links[`page/${id}`] = { name: title, address: `/${slug}` };
  for (const { id, name, location } of highlights)
    links[`highlight/${id}`] = { name, address: `/highlight?q=${encodeURIComponent(location)}` };
  const byId = new Map(places.map((row) => [row.id, row]));
  return {
    links,
    places: Object.fromEntries(pickInOrder(items.destination, byId).map((row) => [row.id, presentPlace(row)])),
    images: Object.fromEntries(
      media
        .filter(({ kind }) => kind === 'image')
        .map(({ id, image, credit }) => [id, credited(presentImage(image), credit)]),
    ),
    videos: Object.fromEntries(
      media
        .filter(({ kind }) => kind === 'video')
        .map(({ id, video, credit }) => [id, credited(presentVideo(video), credit)]),
    ),
  };
}

/**
 * What a text names, for readers of `code`: by its name and at its address there, as far as it is translated; a place
 * that is not says in which language it is.
 */
export function presentNamedIn(code: string, known: KnownItems, rows: readonly NamedTextRow[]): KnownItems {
  const texts = new Map(rows.map((row) => [row.item, row]));
  const addressOf = (item: string, slug: string) =>
    item.startsWith('page/') ? `/${slug}` : `/${folders[item.split('/')[0] ?? '']}/${slug}`;
  const links = Object.entries(known.links).map(([item, link]) => {
    const text = texts.get(item);
    return [item, link && text ? { name: text.name, address: addressOf(item, text.slug) } : link] as const;
  });
  const places = Object.entries(known.places).map(([id, place]) => {
    const text = texts.get(`destination/${id}`);
    const country = countryNameIn(code, place.country);
    if (!text) return [id, { ...place, country, language: ownLanguage() }] as const;
    const { slug, name, shortLine, description } = text;
    return [id, { ...place, slug, name, shortLine, description, country, language: code }] as const;
  });
  return { ...known, links: Object.fromEntries(links), places: Object.fromEntries(places) };
}

const folders: Readonly<Record<string, string>> = { destination: 'destinations', story: 'stories' };

/** Images within a text in another language, each saying so where what it shows is not said in it. */
export const presentSaid = (images: KnownItems['images'], alts: ReadonlyMap<string, string>): KnownItems['images'] =>
  Object.fromEntries(
    Object.entries(images).map(([id, image]) => {
      const alt = alts.get(id);
      return [id, alt ? { ...image, alt } : { ...image, ...(image.alt && { altLanguage: ownLanguage() }) }];
    }),
  );

const credited = <Item>(item: Item, credit: string) => ({ ...item, ...(credit && { credit }) });

function presentPlace(row: NamedPlaceRow): NamedPlace {
  const { id, thumbnail, ratingValue, ratingCount, latitude, longitude, ...texts } = row;
  const cover = described(thumbnail, texts.name);
  return {
    _id: id,
    ...texts,
    coordinates: { latitude, longitude },
    thumbnail: cover && presentImage(cover),
    rating: { value: ratingValue ?? 0, count: ratingCount },
  };
}
