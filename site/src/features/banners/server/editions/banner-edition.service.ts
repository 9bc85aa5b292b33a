import { type EditionKind, editionVersions, outdateEditions } from '#features/translations/server/edition.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import { withStandings, withStandingsOfAll } from '#features/translations/server/edition-overview.service.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { bannerTag } from '../../banner.contract.ts';
import { type BannerTexts, bannerEditionRules as rules, type SentBannerTexts } from '../../banner-edition.contract.ts';
import { bannerEditionFields, bannerVersionFields } from '../../banner-versions.ts';
import { type BannerContent, bannerVersions } from '../banner-version.repository.ts';
import { lockBanners, readBanner } from '../staff-banner.repository.ts';
import { bannerEditionTables, type EditionRow } from './banner-edition.repository.ts';

const { title, smallDescription, description } = bannerVersionFields;

const textsOfOriginal = ({ title, smallDescription, description, image }: BannerContent): BannerTexts => ({
  title,
  smallDescription,
  description,
  alts: Object.fromEntries(image.map(({ media, alt }) => [media, alt])),
});

/** Banners in other languages. */
const banners: EditionKind<EditionRow, BannerTexts, SentBannerTexts, 'banner'> = {
  kind: 'banner',
  tables: bannerEditionTables,
  original: {
    versions: bannerVersions,
    async lock(tx, id) {
      await lockBanners(tx);
      return readBanner(tx, id);
    },
    textsOf: textsOfOriginal,
    compared: { title, smallDescription, description },
  },
  fields: bannerEditionFields,
  blank: { title: '', smallDescription: '', description: '', alts: {} },
  textsOf: ({ title, smallDescription, description, alts }) => ({ title, smallDescription, description, alts }),
  wanted: async (_tx, from, sent) => ({
    title: sent.title ?? from.title,
    smallDescription: sent.smallDescription ?? from.smallDescription,
    description: sent.description ?? from.description,
    alts: sent.alts ?? from.alts,
  }),
  columnsOf: async (_tx, { title, smallDescription, description, alts }) => ({
    title,
    smallDescription,
    description,
    alts,
  }),
  keyOf: (bannerId) => ({ bannerId }),
  titleOf: ({ title }) => title,
  titleMissing: { field: 'title', message: rules.title.missing },
  missingIn: (texts) =>
    (['title', 'smallDescription', 'description'] as const)
      .filter((field) => texts[field] === '')
      .map((field) => ({ field, message: rules[field].missing })),
  notFound: 'Banner not found',
  cacheTags: () => [bannerTag],
};

export const bannerEditionCalls = (db: Transactor) => editionCalls(db, banners);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withBannerStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, banners, answer);

/** The same of a list of banners. */
export const withBannersStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, banners, answer);

/** As what versions keep a banner in a language. */
export const bannerEditionVersions = (language: string) => editionVersions(banners, language);

/** Part of a save of the banner: its texts are others than those that its editions were reviewed against. */
export async function outdateBannerEditions(
  tx: Queryable,
  id: string,
  before: BannerContent,
  after: BannerContent,
): Promise<void> {
  const isOther = (['title', 'smallDescription', 'description'] as const).some((name) => before[name] !== after[name]);
  if (isOther) await outdateEditions(tx, banners, id);
}

/** Part of a transaction that writes over a banner as a whole: where it says otherwise then, they are stale. */
export async function writeOverBanner<Result>(
  tx: Queryable,
  id: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await bannerVersions.read(tx, id);
  const result = await write();
  const after = await bannerVersions.read(tx, id);
  if (before && after) await outdateBannerEditions(tx, id, before.content, after.content);
  return result;
}
