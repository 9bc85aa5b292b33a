import { blocksOf } from '#features/rich-text/server/rich-text.rules.ts';
import type { Export } from './export-types.ts';
import { presentPage, presentPlace, presentPoint, presentStory } from './exported-items.presenter.ts';
import {
  addPageTranslations,
  addPlaceTranslations,
  addStoryTranslations,
  textFile,
} from './exported-translations.service.ts';
import { jsonOf } from './json-pieces.ts';
import { nameItems } from './named-items.service.ts';
import * as store from './site-export.repository.ts';

export async function addStories(made: Export): Promise<void> {
  const { db, published, add, count } = made;
  for await (const rows of store.storiesOf(db, published)) {
    const ids = rows.map(({ id }) => id);
    const slugs = grouped(await store.listFormerSlugs(db, 'story', ids));
    const images = grouped(await store.listStoryImages(db, ids));
    for (const story of rows) {
      const blocks = blocksOf({ plain: story.content, markdown: story.contentMarkdown });
      const gallery = images.get(story.id) ?? [];
      const media = [story.coverId, ...gallery.map(({ mediaId }) => mediaId)];
      const named = await nameItems(made, '../media', [blocks], { media, places: [story.placeId] });
      const front = presentStory(story, {
        formerSlugs: (slugs.get(story.id) ?? []).map(({ slug }) => slug),
        cover: named.imageOf(story.coverId),
        images: gallery.flatMap(({ mediaId, caption }) => {
          const image = named.imageOf(mediaId);
          return image ? [{ ...image, caption }] : [];
        }),
        place: named.pathOf('destination', story.placeId),
      });
      await add(`stories/${story.slug}.md`, textFile(front, named.text(blocks)));
      count('stories', 1);
    }
    await addStoryTranslations(made, rows, images);
  }
}

export async function addPages(made: Export): Promise<void> {
  const { db, published, add, count } = made;
  for await (const rows of store.pagesOf(db, published)) {
    const ids = rows.map(({ id }) => id);
    const slugs = grouped(await store.listFormerSlugs(db, 'page', ids));
    for (const page of rows) {
      const blocks = blocksOf({ plain: page.content, markdown: page.contentMarkdown });
      const named = await nameItems(made, '../media', [blocks], { media: [] });
      const formerSlugs = (slugs.get(page.id) ?? []).map(({ slug }) => slug);
      await add(`pages/${page.slug}.md`, textFile(presentPage(page, formerSlugs), named.text(blocks)));
      count('pages', 1);
    }
    await addPageTranslations(made, rows);
  }
}

/** The places, and those that are public as points. */
export async function addPlaces(made: Export): Promise<void> {
  const { db, published, siteUrl, add, count } = made;
  for await (const rows of store.placesOf(db, published)) {
    const ids = rows.map(({ id }) => id);
    const slugs = grouped(await store.listFormerSlugs(db, 'destination', ids));
    const images = grouped(await store.listPlaceImages(db, ids));
    for (const place of rows) {
      const blocks = blocksOf({ plain: place.longDescription, markdown: place.longDescriptionMarkdown });
      const gallery = (images.get(place.id) ?? []).map(({ mediaId }) => mediaId);
      const named = await nameItems(made, '../media', [blocks], { media: [place.thumbnailId, ...gallery] });
      const front = presentPlace(place, {
        formerSlugs: (slugs.get(place.id) ?? []).map(({ slug }) => slug),
        cover: named.imageOf(place.thumbnailId),
        images: gallery.map(named.imageOf).filter((image) => image !== null),
      });
      await add(`destinations/${place.slug}.md`, textFile(front, named.text(blocks)));
      count('destinations', 1);
    }
    await addPlaceTranslations(made, rows);
  }
  const collection: [string, string] = ['{"type":"FeatureCollection","features":[', ']}'];
  const points = jsonOf(store.placesOf(db, true), (place) => presentPoint(place, siteUrl), collection);
  await add('destinations.geojson', points);
}

export function grouped<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ id }) => id);
}
