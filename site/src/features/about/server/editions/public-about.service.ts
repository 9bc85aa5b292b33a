import { ownLanguage } from '@trekker/texts/own-language.ts';
import { readPublicLanguages } from '#features/languages/server/language.service.ts';
import { readPublicSections } from '#features/settings/server/sections/section.service.ts';
import { altIn, textsFor } from '#features/translations/server/edition.rules.ts';
import { readImageTexts } from '#features/translations/server/image-text.service.ts';
import { readEditionFor } from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { type About, aboutId } from '../../about.contract.ts';
import { type AboutRow, findAbout } from '../about.repository.ts';
import { describeAbout } from '../about.service.ts';
import { type AboutEditionRow, aboutEditionTables } from './about-edition.repository.ts';
import { readTeamHere } from './public-team.service.ts';

/** As everybody may read it, in the language that is in use: without the team where staff have turned that off. */
export async function readPublicAbout(dependencies: CardReads): Promise<About> {
  const { team } = await readPublicSections(dependencies);
  const [row, members] = await Promise.all([findAbout(dependencies.reads), team ? readTeamHere(dependencies) : []]);
  return { ...(await describeHere(dependencies, row)), team: members };
}

async function describeHere(dependencies: CardReads, row: AboutRow | undefined): Promise<About> {
  const { reads } = dependencies;
  const languages = await readPublicLanguages(dependencies);
  const code = requestLanguage() || ownLanguage();
  const wanted = languages.find((one) => one.code === code);
  // What nobody has written is said by the site itself, in each of its languages.
  if (!row || !wanted || languages.length < 2) return describeAbout(reads, row);
  const { edition, translations } = await readEditionFor(dependencies, aboutEditionTables, wanted, {
    id: aboutId,
    slug: aboutId,
  });
  // Whoever names no language is answered as on a site that has one, and told of the others.
  if (code === ownLanguage()) return { ...(await describeAbout(reads, row)), translations };
  const found = inWordsOf(row, code, edition);
  const { language, introMarkdown, missionMarkdown, imageAlt } = found.edition ?? {};
  const textLanguages = {
    intro: introMarkdown ? language : undefined,
    mission: missionMarkdown ? language : undefined,
  };
  const { introImage, ...page } = await describeAbout(reads, found.row, textLanguages);
  const image = introImage && { ...introImage, ...altFor(code, row, found.edition) };
  const { say } = await readImageTexts(reads, wanted, imageAlt ? [] : [image]);
  return { ...page, introImage: say(image), ...found.inLanguage, translations };
}

const words = ['title', 'intro', 'mission', 'values', 'join.title', 'join.description'] as const;

/** The page with the words of an edition, what that lacks in the original's. */
function inWordsOf(row: AboutRow, code: string, found: AboutEditionRow | undefined) {
  const isWhole = row.values.every((value) => isThere(value, found?.values[value.id]));
  const { edition: used, inLanguage } = textsFor(
    code,
    words,
    {
      title: row.title,
      intro: row.intro,
      mission: row.mission.join(''),
      values: row.values.map(({ title }) => title).join(''),
      'join.title': row.joinTitle,
      'join.description': row.joinDescription,
    },
    found && {
      row: found,
      language: found.language,
      title: found.title,
      intro: found.introMarkdown,
      mission: found.missionMarkdown,
      values: isWhole ? 'whole' : '',
      'join.title': found.joinTitle,
      'join.description': found.joinDescription,
    },
  );
  const edition = used?.row;
  const values = row.values.map((value) => valueIn(code, value, edition));
  if (!edition) return { row: { ...row, values }, edition, inLanguage };
  const inWords = {
    ...row,
    values,
    title: edition.title,
    introMarkdown: edition.introMarkdown || row.introMarkdown,
    missionMarkdown: edition.missionMarkdown || row.missionMarkdown,
    joinTitle: edition.joinTitle || row.joinTitle,
    joinDescription: edition.joinDescription || row.joinDescription,
    updatedAt: edition.updatedAt,
  };
  return { row: inWords, edition, inLanguage };
}

type Value = AboutRow['values'][number];
type Words = AboutEditionRow['values'][string];

/** Whether a value is there in another language: as much of it as somebody wrote in the original. */
const isThere = ({ description }: Value, there: Words | undefined): there is Words =>
  there !== undefined && there.title !== '' && (there.description !== '' || description === '');

/** A value, which says its language where that is not `code`. */
function valueIn(code: string, value: Value, edition: AboutEditionRow | undefined) {
  const there = edition?.values[value.id];
  const isTranslated = isThere(value, there);
  const language = edition && isTranslated ? edition.language : ownLanguage();
  return { ...value, ...(isTranslated && there), ...(language !== code && { language }) };
}

/** What the image of the introduction shows; of which nobody said so, nothing is said. */
function altFor(code: string, { introImage }: AboutRow, edition: AboutEditionRow | undefined) {
  if (edition?.imageAlt) return { alt: edition.imageAlt, ...altIn(code, edition.language) };
  return introImage?.alt ? altIn(code, ownLanguage()) : {};
}
