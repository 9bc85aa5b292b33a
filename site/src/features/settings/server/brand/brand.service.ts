import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import type { z } from 'zod';
import { defaultAccent } from '#contract/rules/default-accent.ts';
import { type Menus, pagesIn } from '#contract/rules/menus/menus.ts';
import { ownLabels } from '#contract/rules/menus/own-labels.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { refuseOutdated } from '#features/activity/server/outdated-edit.service.ts';
import type { NamedPart, ToldDetail, ToldPart } from '#features/activity/told-detail.ts';
import { readCategoryNames, readLabelNames } from '#features/glossary/server/term-name.service.ts';
import { presentOffered, readPublicLanguages } from '#features/languages/server/language.service.ts';
import { attachMedia } from '#features/media/server/media.service.ts';
import { pagesTag } from '#features/pages/pages-tag.contract.ts';
import { readOwnCategories } from '#features/stories/server/categories/story-category.service.ts';
import { storiesTag } from '#features/stories/story.contract.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { CardReads, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { FilesOf } from '#server/forms/media-upload.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type BrandImage, brandImages, type updateBrand } from '../../brand.contract.ts';
import { siteTag } from '../../site.contract.ts';
import { findPublicSlugs } from '../menus/menu.repository.ts';
import { lockSettings, type SettingsRow, updateSettings } from '../settings.repository.ts';
import { textsShownIn } from '../texts/shown-texts.service.ts';
import { type PublicLook, presentPublicBrand } from './brand.presenter.ts';
import { findBrand } from './brand.repository.ts';
import { brandId, brandVersions } from './brand-version.repository.ts';

const brands: PartKind<PublicLook> = {
  name: 'brand',
  tagsOf: ({ menus }) => (menus ? [siteTag, pagesTag] : [siteTag]),
  toJson: JSON.stringify,
};

/**
 * What the site is called, its look, its menus, and its texts in the language in use: from memory, until a change.
 * Every page asks.
 */
export async function readPublicBrand(dependencies: CardReads): Promise<PublicLook> {
  const { reads, parts } = dependencies;
  const language = requestLanguage();
  const known = await readPart(parts, brands, language, async () => {
    const row = await findBrand(reads);
    const texts = await textsShownIn(reads, language, row?.texts ?? {});
    const slugs = row?.menus ? await findPublicSlugs(reads, pagesIn(row.menus)) : undefined;
    const look = presentPublicBrand(row, texts, slugs, await labelsHere(dependencies, row?.menus));
    return language === '' ? look : { ...look, ...(await categoriesHere(dependencies)) };
  });
  return known ?? presentPublicBrand(undefined);
}

const labelsHere = (dependencies: CardReads, menus: Menus | null | undefined) =>
  readLabelNames(dependencies, menus ? [...ownLabels(menus).keys()] : []);

/** What the site itself calls those that it begins with is a text of the pages that show them. */
async function categoriesHere(dependencies: CardReads): Promise<Pick<PublicLook, 'categoryNames'>> {
  const hasOwn = (await readOwnCategories(dependencies)) !== null;
  const categoryNames = await readCategoryNames(dependencies, hasOwn ? 'all' : 'translated');
  return Object.keys(categoryNames).length > 0 ? { categoryNames } : {};
}

/** The same, the categories of stories where staff have changed them, and the languages that readers can choose. */
export async function readPublicSite(dependencies: CardReads) {
  const [look, storyCategories, languages] = await Promise.all([
    readPublicBrand(dependencies),
    readOwnCategories(dependencies),
    readPublicLanguages(dependencies),
  ]);
  return { ...look, storyCategories, languages: languages.map(presentOffered) };
}

type Body = z.output<(typeof updateBrand)['body']>;
type Files = FilesOf<typeof updateBrand>;

/** Changes what is given. @throws Problem `conflict` when somebody has saved since `updatedAt` */
export async function saveBrand(db: Transactor, viewer: Viewer, body: Body, files: Files): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, isNew } = await lockSettings(tx);
    if (!isNew) await refuseOutdated(tx, row, body.updatedAt);
    const { name, tagline, description, typePair } = body;
    const change = {
      siteName: name,
      tagline,
      description,
      typePair,
      ...(body.accent !== undefined && { accent: accentToStore(body.accent) }),
      ...(await imagesToStore(tx, body, files)),
    };
    const changed = changedIn(row, change);
    if (changed.length === 0 && !isNew) return;
    const of = { by: viewer.accountId, isNew };
    await withVersion(tx, brandVersions, brandId, of, () => updateSettings(tx, change));
    // Stories whose author has left stand under the site's name.
    await dropCached(tx, [siteTag, ...(changed.includes('siteName') ? [storiesTag] : [])]);
    await recordActivity(tx, viewer, { action: 'Changed brand', detail: detailOf(changed, change), type: 'update' });
  });
}

export const accentToStore = (accent: string) => (accent === '' || accent === defaultAccent.chosen ? null : accent);

type Images = Partial<Record<`${BrandImage}Id`, string | null>>;

async function imagesToStore(tx: Queryable, body: Body, files: Files): Promise<Images> {
  const removed: Record<BrandImage, boolean> = {
    logo: body.removeLogo,
    logoDark: body.removeLogoDark,
    icon: body.removeIcon,
    shareImage: body.removeShareImage,
  };
  const images: Images = {};
  for (const name of brandImages) {
    const sent = files[name];
    if (sent) images[`${name}Id`] = await attachMedia(tx, sent, { cacheTags: [siteTag] });
    else if (removed[name]) images[`${name}Id`] = null;
  }
  return images;
}

type Column = 'siteName' | 'tagline' | 'description' | 'accent' | 'typePair' | `${BrandImage}Id`;
type Change = { [Name in Column]?: SettingsRow[Name] | undefined };

function changedIn(row: SettingsRow, change: Change): Column[] {
  return (Object.keys(change) as Column[]).filter((name) => change[name] !== undefined && change[name] !== row[name]);
}

const partOf: Record<Exclude<Column, 'siteName'>, NamedPart> = {
  tagline: 'tagline',
  description: 'description',
  accent: 'accent',
  typePair: 'type',
  logoId: 'logo',
  logoDarkId: 'logoDark',
  iconId: 'icon',
  shareImageId: 'sharePicture',
};

function detailOf(changed: readonly Column[], { siteName }: Change): ToldDetail {
  const names = changed.flatMap((name) => (name === 'siteName' ? [] : [partOf[name]]));
  const told: ToldPart[] = changed.includes('siteName') ? [{ what: 'siteName', words: siteName ?? '' }] : [];
  return names.length > 0 ? [...told, { what: 'changed', names }] : told;
}
