import { ownLanguage } from '@trekker/texts/own-language.ts';
import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import { readTracks } from '#features/media/server/videos/video-tracks.service.ts';
import type { RichLine } from '#features/rich-text/rich-text.contract.ts';
import { describeLines } from '#features/rich-text/server/rich-text.service.ts';
import { altIn } from '#features/translations/server/edition.rules.ts';
import { type ImageTexts, readImageTexts } from '#features/translations/server/image-text.service.ts';
import {
  type FoundEdition,
  hasLanguages,
  readEditionsHere,
} from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Highlight } from '../../highlight.contract.ts';
import { presentHighlight } from '../highlight.presenter.ts';
import type { HighlightRow } from '../highlight.repository.ts';
import { type EditionRow, highlightEditionTables } from './highlight-edition.repository.ts';

/** Published highlights in the language that is in use, their videos with captions in each language. */
export async function presentHighlightsHere(
  dependencies: CardReads,
  rows: readonly HighlightRow[],
): Promise<Highlight[]> {
  const shown = await inLanguageInUse(dependencies, rows);
  if (!shown.some(({ video }) => video) || !(await hasLanguages(dependencies))) return shown;
  const withTracks = await readTracks(
    dependencies.reads,
    shown.map(({ video }) => video),
  );
  return shown.map((highlight) => ({ ...highlight, video: withTracks(highlight.video) }));
}

async function inLanguageInUse(dependencies: CardReads, rows: readonly HighlightRow[]): Promise<Highlight[]> {
  const ids = rows.map(({ id }) => id);
  const found = await readEditionsHere(dependencies, highlightEditionTables, ids, words);
  const texts = rows.map((row) => found?.(row.id).edition ?? row);
  const bodies = await describeLines(
    dependencies.reads,
    texts.map(({ description, descriptionMarkdown }) => ({ plain: description, markdown: descriptionMarkdown })),
  );
  const language = await readLanguageInUse(dependencies);
  if (!found || !language) return rows.map((row, at) => presentHighlight(row, bodies[at]));
  const images = rows.map((row) => presentHighlight(row, undefined).image);
  const said = await readImageTexts(dependencies.reads, language, images);
  return rows.map((row, at) => presentIn(row, found(row.id), said, bodies[at]));
}

const words = ['name', 'location', 'description'];

/** With the words of the edition, if one is there for its readers, and what its image shows called so, too. */
function presentIn(
  row: HighlightRow,
  { edition, inLanguage }: FoundEdition<EditionRow>,
  { say }: ImageTexts,
  body: RichLine | undefined,
): Highlight {
  const { name, location, description } = edition ?? row;
  const { imageAlt = '', language = ownLanguage() } = edition ?? {};
  const highlight = presentHighlight({ ...row, name, location, description }, body);
  const { image } = highlight;
  // What nobody said of it is where it is.
  const isOfOriginal = imageAlt === '' && Boolean(row.image?.alt);
  const alt = imageAlt || image?.alt;
  const said = { ...(alt && { alt, ...altIn(inLanguage.language, isOfOriginal ? ownLanguage() : language) }) };
  const shown = image && { ...image, ...said };
  return { ...highlight, image: imageAlt ? shown : say(shown), ...inLanguage };
}
