import { printingNow } from '@trekker/texts/printed-texts.ts';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Answer } from '../contract/endpoint.ts';
import type { SectionName, ShownSections } from '../contract/rules/sections.ts';
import { type ShownBrand, shownBrand } from '../contract/rules/shown-brand.ts';
import type { NamedCategory } from '../contract/rules/stories/story-categories.ts';
import type { SentForm } from '../contract/sent-form.ts';
import { type DefaultTexts, type OwnTexts, textIn } from '../contract/texts/text-in.ts';
import { type FollowLink, loadFollowLinks } from '../features/contact/web/follow-links.ts';
import type { TermName } from '../features/glossary/term-names.contract.ts';
import type { PublicMenus } from '../features/settings/menu.contract.ts';
import { defaultSiteName, readSite } from '../features/settings/site.contract.ts';
import { apiContext } from './api-client.ts';
import { sentFormContext } from './forms/use-sent-form.ts';
import type { ShownLanguage } from './language/href-in.ts';

/** What the frame of a page shows besides the page. */
export type FrameData = {
  siteName: string;
  /** What differs from the look that comes with the site. */
  brand?: ShownBrand | undefined;
  /** What staff have worded anew. */
  texts?: OwnTexts | undefined;
  /** Keys of those that are in the site's own language on a page in another one. */
  textFallbacks?: readonly string[] | undefined;
  /** What is off or in another order than the one that comes with the site. */
  sections?: ShownSections | undefined;
  /** Those that staff have made. */
  menus?: PublicMenus | undefined;
  /** Categories of stories, where staff have changed them. */
  storyCategories?: readonly NamedCategory[] | undefined;
  /** What they are called in the language of the page, by their names, where staff have said that. */
  categoryNames?: Readonly<Record<string, TermName>> | undefined;
  /** That the site's pages come in, the default first; undefined where there is one. */
  languages?: readonly ShownLanguage[] | undefined;
  /** Whether one can log in with Google. */
  google: boolean;
  social: readonly FollowLink[];
  /** A form that was posted to the page without a script. */
  sent: SentForm | null;
};

export async function loadFrame(args: LoaderFunctionArgs): Promise<FrameData> {
  const [site, social] = await Promise.all([loadSite(args), loadFollowLinks(args)]);
  return { ...site, social, sent: args.context.get(sentFormContext) };
}

/** The back office has no links to follow. */
export async function loadStaffFrame(
  args: LoaderFunctionArgs,
): Promise<Pick<FrameData, 'siteName' | 'brand' | 'storyCategories'>> {
  const { siteName, brand, storyCategories } = await loadSite(args);
  return { siteName, ...(brand && { brand }), ...(storyCategories && { storyCategories }) };
}

type Site = Pick<
  FrameData,
  | 'siteName'
  | 'brand'
  | 'texts'
  | 'textFallbacks'
  | 'sections'
  | 'menus'
  | 'storyCategories'
  | 'categoryNames'
  | 'languages'
  | 'google'
>;

const unnamed: Site = { siteName: defaultSiteName, google: false };

/** As it was last read: a page does with that, or without, rather than not arrive. */
let lastKnown = unnamed;

/** In the browser: staff have changed what the frame shows, so that each page asks for it from now on. */
export const frameState = { isOutdated: false };

async function loadSite({ context }: LoaderFunctionArgs): Promise<Site> {
  try {
    const { data } = await context.get(apiContext).call(readSite, {});
    const texts = Object.keys(data.texts).length > 0 ? data.texts : undefined;
    const { siteName, google, textFallbacks, categoryNames } = data;
    const menus = data.menus ?? undefined;
    const storyCategories = data.storyCategories ?? undefined;
    const sections = shownSections(data);
    const languages = shownLanguages(data.languages);
    const look = { brand: shownBrand(data), texts, textFallbacks, sections, menus };
    lastKnown = { siteName, ...look, storyCategories, categoryNames, languages, google };
  } catch {
    // What is shown is what was known.
  }
  return lastKnown;
}

/** Undefined where there is one: its pages carry nothing of it. */
const shownLanguages = (all: Answer<typeof readSite>['data']['languages']): readonly ShownLanguage[] | undefined => {
  const named = all.filter((one) => typeof one !== 'string');
  return named.length > 1 ? named : undefined;
};

/** Undefined where all are on and in order: pages of most sites carry nothing of it. */
function shownSections({ sections, homeOrder }: Answer<typeof readSite>['data']): ShownSections | undefined {
  const off = (Object.keys(sections) as SectionName[]).filter((name) => !sections[name]);
  return off.length + homeOrder.length > 0 ? { off, ...(homeOrder.length > 0 && { homeOrder }) } : undefined;
}

/** Which parts of the site are off, and the order of its home page: for loaders. */
export const loadSections = async (args: LoaderFunctionArgs): Promise<ShownSections> =>
  (await loadSite(args)).sections ?? allSections;

/** The categories of stories as they were last read; null while they are those that a site begins with. */
export const storyCategoriesOfFrame = (): readonly NamedCategory[] | null => lastKnown.storyCategories ?? null;

/** The same for loaders. A browser goes by what its frame brought. */
export const loadStoryCategories = async (args: LoaderFunctionArgs): Promise<readonly NamedCategory[] | null> =>
  import.meta.env.SSR ? ((await loadSite(args)).storyCategories ?? null) : storyCategoriesOfFrame();

/** What categories are called in the language of the page, for loaders. */
export const loadCategoryNames = async (args: LoaderFunctionArgs): Promise<FrameData['categoryNames']> =>
  import.meta.env.SSR ? (await loadSite(args)).categoryNames : lastKnown.categoryNames;

export const allSections: ShownSections = { off: [] };

/** As its loader brought it; where that did not run, as for a page that failed, what every site can show. */
export function frameData(loaded: Partial<FrameData> | undefined): FrameData {
  if (loaded && !import.meta.env.SSR) {
    const { storyCategories, categoryNames } = loaded;
    lastKnown = { ...lastKnown, storyCategories, categoryNames };
  }
  return {
    ...(loaded ?? lastKnown),
    siteName: loaded?.siteName ?? lastKnown.siteName,
    social: loaded?.social ?? [],
    google: loaded?.google ?? false,
    sent: loaded?.sent ?? null,
  };
}

/** What the site is called, for whatever stands inside the frame. */
export const SiteName = createContext(defaultSiteName);
/** How it looks, where that differs from the look that comes with the site. */
export const BrandOfSite = createContext<ShownBrand>({});
export const useBrand = (): ShownBrand => useContext(BrandOfSite);
/** Whether one can log in with Google here: known when the process starts. */
export const HasGoogle = createContext(false);
export const useHasGoogle = (): boolean => useContext(HasGoogle);

export const useSiteName = (): string => useContext(SiteName);
/** Whether it goes by the name that comes with the site, and so may say what our magazine says. */
export const useHasOurName = (): boolean => useSiteName() === defaultSiteName;

/** What staff have worded anew. */
export const TextsOfSite = createContext<Pick<FrameData, 'texts' | 'textFallbacks'>>({});

/** Says a text of a part of the catalogue as this site words it; `useTexts` also says in which language it is. */
export function usePlainTexts<Key extends string>(defaults: DefaultTexts<Key>): (key: Key) => string {
  const site = { siteName: useSiteName(), texts: useContext(TextsOfSite).texts };
  return (key) => textIn(defaults, key, site);
}

/** The same to be shown: what is not there in the language of the page is marked as being in the site's own. */
export function useTexts<Key extends string>(defaults: DefaultTexts<Key>): (key: Key) => ReactNode {
  const text = usePlainTexts(defaults);
  const { textFallbacks } = useContext(TextsOfSite);
  const [own] = useLanguages() ?? [];
  return (key) =>
    own && textFallbacks?.includes(key)
      ? createElement('span', { lang: own.code, dir: own.dir }, text(key))
      : text(key);
}

/** Menus that staff have made; undefined where all are those that come with the site. */
export const MenusOfSite = createContext<PublicMenus | undefined>(undefined);
export const useMenus = (): PublicMenus | undefined => useContext(MenusOfSite);

/** Languages that its pages come in; undefined where there is one. */
export const LanguagesOfSite = createContext<readonly ShownLanguage[] | undefined>(undefined);
export const useLanguages = (): readonly ShownLanguage[] | undefined => useContext(LanguagesOfSite);

/** The language that the site is written in: of one language, that of the page. */
export const useOwnLanguage = (): string => useLanguages()?.[0]?.code ?? printingNow('The own language').rules.code;

/** Which parts of the site are off, and the order of its home page. */
export const SectionsOfSite = createContext<ShownSections>(allSections);
export const useSections = (): ShownSections => useContext(SectionsOfSite);
export const useHasSection = (name: SectionName): boolean => !useSections().off.includes(name);
