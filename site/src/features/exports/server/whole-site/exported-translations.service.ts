import { stringify } from 'yaml';
import { blocksOf } from '#features/rich-text/server/rich-text.rules.ts';
import { translationName } from '../../translation-files.contract.ts';
import type { Export } from './export-types.ts';
import {
  presentAboutTranslation,
  presentBannerTranslation,
  presentHighlightTranslation,
  presentMemberTranslation,
  presentPageTranslation,
  presentPlaceTranslation,
  presentStoryTranslation,
} from './exported-items.presenter.ts';
import { jsonOf } from './json-pieces.ts';
import { nameItems } from './named-items.service.ts';
import { listBannerImages, readSingles } from './site-export.repository.ts';
import * as store from './translation-export.repository.ts';

/** Front matter and text, as most systems read them. */
export const textFile = (front: object, text: string): string =>
  `---\n${stringify(front, { lineWidth: 0, aliasDuplicateObjects: false })}---\n\n${text}\n`;

/** An item that is in the export. */
type Item = { id: string; slug: string };

/**
 * What some stories are in other languages.
 * @param shown the media ids of each story's images
 */
export async function addStoryTranslations(
  made: Export,
  stories: readonly Item[],
  shown: ReadonlyMap<string, readonly { mediaId: string }[]>,
): Promise<void> {
  const { db, published } = made;
  const { slugOf, ids } = named(stories);
  const rows = await store.listStoryTexts(db, published, ids);
  if (rows.length === 0) return;
  const former = await store.listFormerTextSlugs(db, 'story', ids);
  for (const row of rows) {
    const { storyId, language } = row;
    const blocks = blocksOf({ plain: row.content, markdown: row.contentMarkdown });
    const images = (shown.get(storyId) ?? []).map(({ mediaId }) => mediaId);
    // Captions of images that the story no longer shows are for staff.
    const captions = Object.entries(row.captions).filter(([id]) => !published || images.includes(id));
    const names = await nameItems(made, '../media', [blocks], { media: captions.map(([id]) => id) });
    const front = presentStoryTranslation(row, {
      published,
      formerSlugs: formerOf(former, storyId, language),
      images: captions.flatMap(([id, caption]) => {
        const image = names.imageOf(id);
        return image ? [{ file: image.file, caption }] : [];
      }),
    });
    const name = translationName('stories', slugOf(storyId), language);
    await made.add(name, textFile(front, names.text(blocks)));
    made.count('translations', 1);
  }
}

/** What some pages are in other languages. */
export async function addPageTranslations(made: Export, pages: readonly Item[]): Promise<void> {
  const { db, published } = made;
  const { slugOf, ids } = named(pages);
  const rows = await store.listPageTexts(db, published, ids);
  if (rows.length === 0) return;
  const former = await store.listFormerTextSlugs(db, 'page', ids);
  for (const row of rows) {
    const { pageId: id, language } = row;
    const blocks = blocksOf({ plain: row.content, markdown: row.contentMarkdown });
    const names = await nameItems(made, '../media', [blocks], { media: [] });
    const front = presentPageTranslation(row, { published, formerSlugs: formerOf(former, id, language) });
    const name = translationName('pages', slugOf(id), language);
    await made.add(name, textFile(front, names.text(blocks)));
    made.count('translations', 1);
  }
}

/** What some places are in other languages. */
export async function addPlaceTranslations(made: Export, places: readonly Item[]): Promise<void> {
  const { db, published } = made;
  const { slugOf, ids } = named(places);
  const rows = await store.listPlaceTexts(db, published, ids);
  if (rows.length === 0) return;
  const former = await store.listFormerTextSlugs(db, 'destination', ids);
  for (const row of rows) {
    const { destinationId: id, language } = row;
    const blocks = blocksOf({ plain: row.longDescription, markdown: row.longDescriptionMarkdown });
    const names = await nameItems(made, '../media', [blocks], { media: [] });
    const front = presentPlaceTranslation(row, { published, formerSlugs: formerOf(former, id, language) });
    const name = translationName('destinations', slugOf(id), language);
    await made.add(name, textFile(front, names.text(blocks)));
    made.count('translations', 1);
  }
}

/** The text of a highlight, where some of it is marked; else its words say all of it. */
export const markedBlocks = ({ description, descriptionMarkdown }: MarkedText) =>
  descriptionMarkdown === null ? [] : blocksOf({ plain: description, markdown: descriptionMarkdown });
type MarkedText = { description: string; descriptionMarkdown: string | null };

/** What items without an address of their own are in other languages. */
export async function addWordsTranslations(made: Export): Promise<void> {
  const { db, published } = made;
  const banners = await store.listBannerTexts(db, published);
  const highlights = await store.listHighlightTexts(db, published);
  const members = await store.listMemberTexts(db, published);
  const pages = await store.listAboutTexts(db, published);
  const count = banners.length + highlights.length + members.length + pages.length;
  if (count === 0) return;
  made.count('translations', count);
  const ids = [...new Set(banners.map(({ bannerId }) => bannerId))];
  const images = published && ids.length > 0 ? await listBannerImages(db, ids) : [];
  // What images show that the banner no longer has is for staff.
  const altsIn = ({ bannerId, alts }: store.BannerTextRow) =>
    Object.entries(alts).filter(
      ([id]) => !published || images.some((one) => one.id === bannerId && one.mediaId === id),
    );
  const items = async function* (): AsyncGenerator<object[]> {
    for (const row of banners) yield [presentBannerTranslation(row, published, await altsOf(made, altsIn(row)))];
    const texts = highlights.map(markedBlocks);
    const { text } = await nameItems(made, 'media', texts, { media: [] });
    yield highlights.map((row, at) =>
      presentHighlightTranslation(row, published, row.descriptionMarkdown === null ? undefined : text(texts[at] ?? [])),
    );
    yield members.map((row) => presentMemberTranslation(row, published));
    for (const row of pages) yield [presentAboutTranslation(row, published, await textsOfAbout(made, row))];
  };
  await made.add(
    'translations.json',
    jsonOf(items(), (item) => item),
  );
}

async function textsOfAbout(made: Export, { introMarkdown, missionMarkdown, values }: store.AboutTextRow) {
  const intro = blocksOf({ plain: '', markdown: introMarkdown });
  const mission = blocksOf({ plain: '', markdown: missionMarkdown });
  const { text } = await nameItems(made, 'media', [intro, mission], { media: [] });
  // Words for values that the page no longer has are for staff.
  const shown = made.published ? (await readSingles(made.db)).about?.values.map(({ id }) => id) : Object.keys(values);
  return {
    intro: text(intro),
    mission: text(mission),
    values: Object.entries(values).flatMap(([id, words]) => (shown?.includes(id) ? [{ id, ...words }] : [])),
  };
}

/** What images show, by their files; those that the export does not hold are left out. */
async function altsOf(made: Export, alts: readonly [id: string, alt: string][]) {
  const said = alts.filter(([, alt]) => alt !== '');
  const { imageOf } = await nameItems(made, 'media', [], { media: said.map(([id]) => id) });
  return said.flatMap(([id, alt]) => {
    const image = imageOf(id);
    return image ? [{ file: image.file, alt }] : [];
  });
}

type Former = Awaited<ReturnType<typeof store.listFormerTextSlugs>>;

const formerOf = (former: Former, id: string, language: string): string[] =>
  former.filter((one) => one.id === id && one.language === language).map(({ slug }) => slug);

function named(items: readonly Item[]) {
  const slugs = new Map(items.map(({ id, slug }) => [id, slug]));
  return { slugOf: (id: string) => slugs.get(id) ?? '', ids: [...slugs.keys()] };
}
