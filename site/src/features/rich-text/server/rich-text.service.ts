import type { Block } from '@trekker/rich-text/document.ts';
import { type Mentions, mentionsIn } from '@trekker/rich-text/mentions.ts';
import { asParagraphs, markdownOfPlainText, oneLine } from '@trekker/rich-text/normal-markdown.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import type { TextRule } from '#contract/rules/form-rules.ts';
import { atMostCharacters } from '#contract/rules/text.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { holdUsable } from '../../media/server/library/library.repository.ts';
import { listAlts } from '../../media/server/media-text.repository.ts';
import { readTracks } from '../../media/server/videos/video-tracks.service.ts';
import type { KnownItems, RichLine, RichTextBody } from '../rich-text.contract.ts';
import { presentKnown, presentNamedIn, presentSaid } from './rich-text.presenter.ts';
import * as store from './rich-text.repository.ts';
import { blocksOf, type StoredText } from './rich-text.rules.ts';

/**
 * A text as its page shows it, with what it names as far as everybody may see that.
 * @param language that it is written in: its images are said in it as far as somebody has
 */
export async function describeText(
  db: Queryable,
  stored: StoredText,
  language: string = ownLanguage(),
): Promise<RichTextBody> {
  const blocks = blocksOf(stored);
  const known = await namedInUse(db, await lookUp(db, mentionsIn(blocks)));
  const told = await withCaptions(db, known);
  return { blocks, known: language === ownLanguage() ? told : await saidIn(db, language, told) };
}

/** Its videos have captions in every language that somebody has added them in. */
async function withCaptions(db: Queryable, known: KnownItems): Promise<KnownItems> {
  const videos = Object.entries(known.videos);
  if (videos.length === 0) return known;
  const withTracks = await readTracks(
    db,
    videos.map(([, video]) => video),
  );
  return { ...known, videos: Object.fromEntries(videos.map(([id, video]) => [id, withTracks(video)])) };
}

/** The same of a text that is not stored, for staff: they also see what is there and not public. */
export async function previewText(
  db: Queryable,
  markdown: string,
): Promise<RichTextBody & { unpublished: Record<string, string> }> {
  const body = await describeText(db, { plain: '', markdown });
  const missing = new Set(Object.entries(body.known.links).flatMap(([item, link]) => (link ? [] : item)));
  const ids = [...missing].map((item) => item.slice(item.indexOf('/') + 1));
  const names = ids.length > 0 ? await store.listNames(db, ids) : [];
  const unpublished = names.flatMap(({ item, name }) => (missing.has(item) ? [[item, name] as const] : []));
  return { ...body, unpublished: Object.fromEntries(unpublished) };
}

/** What it names is called as whoever reads it calls it, whatever the language of the text. */
async function namedInUse(db: Queryable, known: KnownItems): Promise<KnownItems> {
  const code = requestLanguage();
  const ids = Object.entries(known.links).flatMap(([item, link]) => (link ? (item.split('/')[1] ?? []) : []));
  if (code === '' || ids.length === 0) return known;
  return presentNamedIn(code, known, await store.listNamedTexts(db, ids, code));
}

async function saidIn(db: Queryable, language: string, known: KnownItems): Promise<KnownItems> {
  const ids = Object.keys(known.images);
  const alts = ids.length > 0 ? await listAlts(db, ids, language) : undefined;
  return alts ? { ...known, images: presentSaid(known.images, alts) } : known;
}

/** Several texts, and what they name in all. */
export async function describeTexts(
  db: Queryable,
  stored: readonly StoredText[],
): Promise<{ texts: Block[][]; known: KnownItems }> {
  const texts = stored.map(blocksOf);
  return { texts, known: await lookUp(db, mentionsIn(texts.flat())) };
}

/**
 * Texts of paragraphs as their cards show them, in the same order; what they name is looked up for all of them at once.
 * Undefined for those in which nothing is marked: of them nothing is asked.
 */
export async function describeLines(
  db: Queryable,
  stored: readonly StoredText[],
): Promise<readonly (RichLine | undefined)[]> {
  const texts = stored.map((text) => (text.markdown === null ? [] : asParagraphs(blocksOf(text))));
  const { links } = await lookUp(db, mentionsIn(texts.flat()));
  return texts.map((paragraphs) => {
    if (paragraphs.length === 0) return undefined;
    const named = Object.entries(mentionsIn(paragraphs).items).flatMap(([kind, ids]) =>
      ids.map((id) => `${kind}/${id}`),
    );
    return { line: oneLine(paragraphs), links: Object.fromEntries(named.map((name) => [name, links[name] ?? null])) };
  });
}

async function lookUp(db: Queryable, mentions: Mentions): Promise<KnownItems> {
  const { media, items } = mentions;
  const [places, stories, highlights, pages, found] = await Promise.all([
    items.destination.length > 0 ? store.listNamedPlaces(db, items.destination) : [],
    items.story.length > 0 ? store.listNamedStories(db, items.story) : [],
    items.highlight.length > 0 ? store.listNamedHighlights(db, items.highlight) : [],
    items.page.length > 0 ? store.listNamedPages(db, items.page) : [],
    media.length > 0 ? store.listNamedMedia(db, media) : [],
  ]);
  return presentKnown(mentions, { places, stories, highlights, pages, media: found });
}

/**
 * What is stored of a text that staff sent, and its blocks, as part of the transaction that stores it: until then, no
 * image that it names can be deleted. The length of what was sent has been checked.
 * @throws Problem `invalid_input` at `field`: nothing is left of it, its normal form is too long, or it names an image
 * or a video that does not exist
 */
export async function textToStore(
  tx: Queryable,
  field: string,
  sent: string,
  { most, missing }: TextRule,
): Promise<{ plain: string; markdown: string; blocks: Block[] }> {
  const blocks = readMarkdown(sent);
  const markdown = writeMarkdown(blocks);
  if (markdown === '' && missing) throw invalid(field, missing);
  if (markdown.length > most) throw invalid(field, atMostCharacters(most));
  const { media } = mentionsIn(blocks);
  const found = new Set((media.length > 0 ? await holdUsable(tx, media) : []).map(({ id }) => id));
  const unknown = media.filter((id) => !found.has(id));
  if (unknown.length > 0) throw invalid(field, `There is no image or video with the id ${unknown.join(', ')}`);
  return { plain: plainText(blocks), markdown, blocks };
}

/**
 * The same of a text of paragraphs alone, which names no media. Its Markdown is null where nothing in it is marked: the
 * plain words then say all of it, and whoever lists many of them looks no further.
 * @throws Problem `invalid_input` at `field`: nothing is left of it, or its normal form is too long
 */
export function paragraphsToStore(field: string, sent: string, { most, missing }: TextRule): StoredText {
  const blocks = asParagraphs(readMarkdown(sent));
  const markdown = writeMarkdown(blocks);
  const plain = plainText(blocks);
  if (plain === '' && missing) throw invalid(field, missing);
  if (markdown.length > most) throw invalid(field, atMostCharacters(most));
  return { plain, markdown: markdown === markdownOfPlainText(plain) ? null : markdown };
}

const invalid = (field: string, message: string) =>
  new Problem('invalid_input', message, { errors: [{ field, message }] });

/** Of items by `kind/id`, those that everybody can see. */
export async function listPublicItems(db: Queryable, names: readonly string[]): Promise<string[]> {
  const idsOf = (kind: string) =>
    names.flatMap((name) => (name.startsWith(`${kind}/`) ? name.slice(kind.length + 1) : []));
  const items = {
    destination: idsOf('destination'),
    story: idsOf('story'),
    highlight: idsOf('highlight'),
    page: idsOf('page'),
  };
  const { links } = await lookUp(db, { media: [], items });
  return Object.entries(links).flatMap(([name, link]) => (link ? name : []));
}
