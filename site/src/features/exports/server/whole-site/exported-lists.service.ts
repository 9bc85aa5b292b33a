import { type MenuEntry, mapEntries, pagesIn } from '#contract/rules/menus/menus.ts';
import { listOwnGlossary } from '#features/glossary/server/glossary.service.ts';
import { listOwnLanguages } from '#features/languages/server/language.service.ts';
import { blocksOf } from '#features/rich-text/server/rich-text.rules.ts';
import { listOwnTexts } from '#features/settings/server/texts/text.service.ts';
import { defaultSiteName } from '#features/settings/site.contract.ts';
import { listOwnCategories } from '#features/stories/server/categories/story-category.service.ts';
import { historiesOf } from '#features/versions/server/whole-history.repository.ts';
import type { Export } from './export-types.ts';
import { type BannerRow, type HighlightRow, instant } from './exported-items.presenter.ts';
import { grouped } from './exported-texts.service.ts';
import { markedBlocks } from './exported-translations.service.ts';
import { jsonOf } from './json-pieces.ts';
import { type NamedItems, nameItems } from './named-items.service.ts';
import * as store from './site-export.repository.ts';

export function addHighlights(made: Export) {
  const { db, published, add, count } = made;
  const items = async function* () {
    for await (const rows of store.highlightsOf(db, published)) {
      const media = rows.flatMap((row) => [row.imageId, row.videoId, row.avatarId, row.captionsId]);
      const texts = rows.map(markedBlocks);
      const { imageOf, text } = await nameItems(made, 'media', texts, { media });
      yield rows.map(({ imageId, videoId, avatarId, captionsId, createdAt, updatedAt, ...row }: HighlightRow, at) => ({
        ...row,
        descriptionMarkdown: row.descriptionMarkdown === null ? undefined : text(texts[at] ?? []),
        image: imageOf(imageId),
        video: imageOf(videoId)?.file ?? null,
        avatar: imageOf(avatarId),
        captions: imageOf(captionsId)?.file ?? null,
        createdAt: instant(createdAt),
        updatedAt: instant(updatedAt),
      }));
      count('highlights', rows.length);
    }
  };
  return add(
    'highlights.json',
    jsonOf(items(), (item) => item),
  );
}

export function addAuthors(made: Export) {
  const { db, add, count } = made;
  const items = async function* () {
    for await (const rows of store.authorsOf(db, made)) {
      const { imageOf } = await nameItems(made, 'media', [], { media: rows.map(({ avatarId }) => avatarId) });
      yield rows.map(({ avatarId, bios, createdAt, updatedAt, ...row }) => ({
        ...row,
        ...(bios && { bios }),
        image: imageOf(avatarId),
        createdAt: instant(createdAt),
        updatedAt: instant(updatedAt),
      }));
      count('authors', rows.length);
    }
  };
  return add(
    'authors.json',
    jsonOf(items(), (item) => item),
  );
}

export function addBanners(made: Export) {
  const { db, published, add, count } = made;
  const items = async function* () {
    for await (const rows of store.bannersOf(db, published)) {
      const images = await store.listBannerImages(
        db,
        rows.map(({ id }) => id),
      );
      const of = grouped(images);
      const named = await nameItems(made, 'media', [], {
        media: images.map(({ mediaId }) => mediaId),
        places: images.map(({ placeId }) => placeId),
      });
      yield rows.map((row: BannerRow) => ({
        ...row,
        images: (of.get(row.id) ?? []).map(({ mediaId, placeId }) => ({
          ...named.imageOf(mediaId),
          place: named.pathOf('destination', placeId),
        })),
      }));
      count('banners', rows.length);
    }
  };
  return add(
    'banners.json',
    jsonOf(items(), (item) => item),
  );
}

/** What was, and what is planned: for another site of ours, of what staff alone see. */
export async function addHistory({ db, people, add, count }: Export): Promise<void> {
  const versions = jsonOf(historiesOf(db), ({ byId, ...version }) => {
    count('versions', 1);
    // Without people nobody says whose an id is.
    return { ...version, byId: people ? byId : null };
  });
  await add('history.json', versions);
  const planned = await store.listPlanned(db);
  count('schedules', planned.length);
  await add(
    'schedules.json',
    jsonOf(pagesOf(planned), (row) => row),
  );
}

async function* pagesOf<Row>(rows: Row[]) {
  yield rows;
}

/** Those of a site where nobody has saved any. */
const settingsAtFirst = {
  siteName: defaultSiteName,
  tagline: '',
  description: '',
  accent: null,
  typePair: 'classic',
  logoId: null,
  logoDarkId: null,
  iconId: null,
  shareImageId: null,
  texts: {},
  sectionsOff: [],
  homeOrder: [],
  menus: null,
  holdFeedback: false,
  blockingRules: [],
} as const;

/** What there is one of: about, contact and settings. */
export async function addSingles(made: Export): Promise<void> {
  const { about, team, contact, settings: saved } = await store.readSingles(made.db);
  const own = await ownListsOf(made);
  const settings = saved ?? (Object.keys(own).length > 0 ? settingsAtFirst : undefined);
  const intro = about ? blocksOf({ plain: about.intro, markdown: about.introMarkdown }) : [];
  const mission = about ? blocksOf({ plain: about.mission.join('\n\n'), markdown: about.missionMarkdown }) : [];
  const menus = settings?.menus ?? null;
  const { imageOf, pathOf, text } = await nameItems(made, 'media', [intro, mission], {
    pages: menus ? pagesIn(menus) : [],
    media: [
      about?.introImageId ?? null,
      ...team.map(({ imageId }) => imageId),
      settings?.logoId ?? null,
      settings?.logoDarkId ?? null,
      settings?.iconId ?? null,
      settings?.shareImageId ?? null,
    ],
  });
  const aboutPage = about && {
    title: about.title,
    intro: text(intro),
    introImage: imageOf(about.introImageId),
    mission: text(mission),
    values: about.values,
    joinTitle: about.joinTitle,
    joinDescription: about.joinDescription,
    updatedAt: instant(about.updatedAt),
    team: team.map(({ imageId, ...member }) => ({ ...member, image: imageOf(imageId) })),
  };
  await made.add('about.json', json(aboutPage ?? null));
  const { only: _ofContact, ...contactPage } = contact ?? {};
  await made.add('contact.json', json(contact ? contactPage : null));
  const words = settings && {
    siteName: settings.siteName,
    tagline: settings.tagline,
    description: settings.description,
    accent: settings.accent,
    typePair: settings.typePair,
    logo: imageOf(settings.logoId),
    logoDark: imageOf(settings.logoDarkId),
    icon: imageOf(settings.iconId),
    shareImage: imageOf(settings.shareImageId),
    texts: settings.texts,
    sectionsOff: settings.sectionsOff,
    homeOrder: settings.homeOrder,
    menus: menus && mapEntries(menus, (entry) => entryOf(entry, pathOf)),
    ...own,
    ...(!made.published && {
      holdFeedback: settings.holdFeedback,
      blockingRules: settings.blockingRules,
      ...(saved && timesOf(saved)),
    }),
  };
  await made.add('settings.json', json(words ?? null));
}

/** Menus and texts have times of their own. */
const timesOf = ({ menusUpdatedAt, textsUpdatedAt, updatedAt }: SettingsTimes) => ({
  menusUpdatedAt: instant(menusUpdatedAt),
  ...(textsUpdatedAt && { textsUpdatedAt: instant(textsUpdatedAt) }),
  updatedAt: instant(updatedAt),
});
type SettingsTimes = { menusUpdatedAt: Date; textsUpdatedAt: Date | null; updatedAt: Date };

/** What stands in the same file whether or not anybody has saved settings. */
async function ownListsOf(made: Export) {
  const storyCategories = await listOwnCategories(made.db);
  // Those that a site begins with need not be told.
  return { ...(storyCategories && { storyCategories }), ...(await languagesOf(made)) };
}

/** Of a site in several languages: which, what staff have worded anew in each, and what its glossary says. */
async function languagesOf({ db, published }: Export) {
  const languages = await listOwnLanguages(db, published);
  if (!languages) return {};
  const codes = languages.map(({ code }) => code);
  const [textsIn, glossary] = [await listOwnTexts(db, codes), await listOwnGlossary(db, codes)];
  return { languages, ...(textsIn && { textsIn }), ...(glossary && { glossary }) };
}

/** A page is named by its path; an entry that leads to what is not in the export is left out. */
function entryOf(entry: MenuEntry, pathOf: NamedItems['pathOf']) {
  const { to } = entry;
  if (to.kind !== 'page') return { ...entry, to };
  const path = pathOf('page', to.id);
  return path ? { ...entry, to: { kind: to.kind, path } } : undefined;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
