import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { type EditionKind, restorableEditions } from '#features/translations/server/edition.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import { withStandings } from '#features/translations/server/edition-overview.service.ts';
import { staleEditionsOf } from '#features/translations/server/stale-editions.service.ts';
import { missingAmong, textsByName } from '#features/translations/server/texts-by-name.rules.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { aboutId, aboutTag } from '../../about.contract.ts';
import { type AboutTexts, aboutEditionRules as rules, type SentAboutTexts } from '../../about-edition.contract.ts';
import { aboutEditionFields, aboutVersionFields } from '../../about-versions.ts';
import { type AboutContent, aboutVersions } from '../about-version.repository.ts';
import { t } from '../api-about.texts.ts';
import { holdAbout } from '../staff-about.repository.ts';
import { type AboutEditionRow, aboutEditionTables } from './about-edition.repository.ts';

const { introImage: _introImage, ...compared } = aboutVersionFields;

const byName = textsByName<AboutTexts>({
  title: '',
  intro: '',
  mission: '',
  values: {},
  joinTitle: '',
  joinDescription: '',
  imageAlt: '',
});

const textsOfOriginal = ({ values, introImage, ...texts }: AboutContent): AboutTexts => ({
  ...texts,
  values: Object.fromEntries(values.map(({ _id, title, description }) => [_id, { title, description }])),
  imageAlt: introImage?.alt ?? '',
});

/** The about page in other languages. */
const aboutPage: EditionKind<AboutEditionRow, AboutTexts, SentAboutTexts, 'about'> = {
  kind: 'about',
  tables: aboutEditionTables,
  original: {
    versions: aboutVersions,
    lock: async (tx, id) => (id === aboutId ? holdAbout(tx) : undefined),
    textsOf: textsOfOriginal,
    compared,
  },
  fields: aboutEditionFields,
  blank: byName.blank,
  textsOf: ({ introMarkdown: intro, missionMarkdown: mission, ...row }) => byName.textsOf({ ...row, intro, mission }),
  async wanted(tx, from, sent) {
    const texts = await byName.wanted(tx, from, sent);
    return {
      ...texts,
      intro: texts.intro === from.intro ? from.intro : await markdownOf(tx, 'intro', texts.intro),
      mission: texts.mission === from.mission ? from.mission : await markdownOf(tx, 'mission', texts.mission),
    };
  },
  async columnsOf(tx, { intro, mission, ...texts }) {
    const introMarkdown = intro === undefined ? undefined : await markdownOf(tx, 'intro', intro);
    const missionMarkdown = mission === undefined ? undefined : await markdownOf(tx, 'mission', mission);
    const { intro: _intro, mission: _mission, ...columns } = await byName.columnsOf(tx, texts);
    return { ...columns, introMarkdown, missionMarkdown };
  },
  keyOf: (only) => ({ only }),
  titleOf: ({ title }) => title,
  titleMissing: { field: 'title', message: rules.title.missing },
  // What else nobody has translated is read in the original.
  missingIn: missingAmong(['title', 'intro'], rules),
  notFound: () => t.nothingYet,
  cacheTags: () => [aboutTag],
};

/** Whoever writes holds what it names until it is stored. */
const markdownOf = async (tx: Queryable, field: 'intro' | 'mission', sent: string) =>
  (await textToStore(tx, field, sent, { most: rules[field].most })).markdown;

export const aboutEditionCalls = (db: Transactor, translator: Translator | null) =>
  editionCalls(db, aboutPage, translator);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export async function withAboutStandings<Page extends object>(db: Queryable, page: Page) {
  const { data } = await withStandings(db, aboutPage, { data: { _id: aboutId } });
  return 'editions' in data ? { ...page, editions: data.editions } : page;
}

/** As what versions keep the page in a language. */
export const aboutEditionVersions = restorableEditions(aboutPage);

// What the image shows may be said otherwise in each language.
export const { outdate: outdateAboutEditions, writeOver: writeOverAbout } = staleEditionsOf(aboutPage, [
  ...(['title', 'intro', 'mission', 'values', 'joinTitle', 'joinDescription'] as const),
]);
