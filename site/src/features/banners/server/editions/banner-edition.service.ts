import { type EditionKind, restorableEditions } from '#features/translations/server/edition.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import { withStandings, withStandingsOfAll } from '#features/translations/server/edition-overview.service.ts';
import { staleEditionsOf } from '#features/translations/server/stale-editions.service.ts';
import { missingAmong, textsByName } from '#features/translations/server/texts-by-name.rules.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { bannerTag } from '../../banner.contract.ts';
import { type BannerTexts, bannerEditionRules as rules, type SentBannerTexts } from '../../banner-edition.contract.ts';
import { bannerEditionFields, bannerVersionFields } from '../../banner-versions.ts';
import { t } from '../api-banners.texts.ts';
import { type BannerContent, bannerVersions } from '../banner-version.repository.ts';
import { lockBanners, readBanner } from '../staff-banner.repository.ts';
import { bannerEditionTables, type EditionRow } from './banner-edition.repository.ts';

const { title, smallDescription, description } = bannerVersionFields;
const expected = ['title', 'smallDescription', 'description'] as const;

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
  ...textsByName<BannerTexts>({ title: '', smallDescription: '', description: '', alts: {} }),
  keyOf: (bannerId) => ({ bannerId }),
  titleOf: ({ title }) => title,
  titleMissing: { field: 'title', message: rules.title.missing },
  missingIn: missingAmong(expected, rules),
  notFound: () => t.notFound,
  cacheTags: () => [bannerTag],
};

export const bannerEditionCalls = (db: Transactor, translator: Translator | null) =>
  editionCalls(db, banners, translator);

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withBannerStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, banners, answer);

/** The same of a list of banners. */
export const withBannersStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, banners, answer);

/** As what versions keep a banner in a language. */
export const bannerEditionVersions = restorableEditions(banners);

// What an image shows may be said otherwise in each language.
export const { outdate: outdateBannerEditions, writeOver: writeOverBanner } = staleEditionsOf(banners, expected);
