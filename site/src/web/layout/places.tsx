import {
  BookIcon,
  ChartIcon,
  ExternalIcon,
  GlobeIcon,
  HomeIcon,
  type Icon,
  InfoIcon,
  LinkIcon,
  LoginIcon,
  MailIcon,
  PersonIcon,
  RibbonIcon,
  VideoIcon,
} from '@trekker/design-system/icon.tsx';
import type { SectionName, ShownSections } from '#contract/rules/sections.ts';
import type { PublicMenus } from '#features/settings/menu.contract.ts';
import type { Section } from './current-section.ts';
import { t } from './layout.texts.ts';

/** Somewhere that the rail and the bottom bar lead to. */
export type Place = {
  href: string;
  section: Section;
  /** The full name, as the rail shows it opened and screen readers say it. */
  name: string;
  /** What fits under an icon; a part of the name, so that whoever says what they see is understood. */
  word: string;
  /** That its names are in, by its tag, where that may be another one than the page's. */
  language?: string | undefined;
  Icon: Icon;
  /** The part of the site that it leads to, where that can be turned off. */
  part?: SectionName;
  /** Who sees it; without it everybody. The page holds it for all, and a style sheet shows it (audience.module.css). */
  only?: 'guest' | 'member' | 'staff' | 'unscripted';
};

/** What comes with the site: its names are texts, read when they are shown. */
type OwnPlace = Omit<Place, 'name' | 'word'> & { name: () => string; word?: () => string };

const shown = ({ name, word = name, ...place }: OwnPlace): Place => ({ ...place, name: name(), word: word() });

const home: OwnPlace = { href: '/', section: 'home', name: () => t.home, Icon: HomeIcon };
const stories: OwnPlace = { href: '/stories', section: 'stories', name: () => t.stories, Icon: BookIcon };
const about: OwnPlace = { href: '/about', section: 'about', name: () => t.about, Icon: InfoIcon };
const destinations: OwnPlace = {
  href: '/destinations',
  section: 'destinations',
  name: () => t.destinations,
  Icon: GlobeIcon,
};
const profile: OwnPlace = { href: '/profile', section: 'profile', name: () => t.profile, Icon: PersonIcon };
const login: OwnPlace = { href: '/login', section: 'login', name: () => t.login, Icon: LoginIcon };

/** Without scripts a page cannot tell a member from a guest: the server leads either on. */
const account: OwnPlace = { href: '/account', section: 'profile', name: () => t.account, Icon: PersonIcon };

/** The rail's upper part, the same for everybody. */
const everybodysPlaces: readonly OwnPlace[] = [
  home,
  destinations,
  stories,
  about,
  { href: '/contact', section: 'contact', name: () => t.contact, Icon: MailIcon },
];

const favorites: OwnPlace = {
  href: '/favorite',
  section: 'favorite',
  name: () => t.favoriteList,
  word: () => t.favorite,
  part: 'favourites',
  Icon: RibbonIcon,
};
const admin: OwnPlace = {
  href: '/admin',
  section: undefined,
  name: () => t.adminDashboard,
  word: () => t.admin,
  Icon: ChartIcon,
};

const ofViewers: readonly OwnPlace[] = [
  { ...profile, only: 'member' },
  { ...favorites, only: 'member' },
  { ...admin, only: 'staff' },
  { ...login, only: 'guest' },
  { ...account, only: 'unscripted' },
];

/** The rail's lower part: who is logged in has a profile and a list, staff the back office too. */
export const viewersPlaces = (): readonly Place[] => ofViewers.map(shown);

/** The bottom bar: five of them at a time. */
const barPlaces: readonly OwnPlace[] = [
  home,
  { ...destinations, name: () => t.explore },
  stories,
  about,
  { ...profile, only: 'member' },
  { ...login, only: 'guest' },
  { ...account, only: 'unscripted' },
];

const known = new Map([...barPlaces, ...everybodysPlaces, ...ofViewers].map((place) => [place.href, place]));
const addresses = new Set(known.keys());

/** Whether a link leaves the site, or the web. */
export const isOutside = (href: string): boolean => !href.startsWith('/');
/** `rel` of a link of a menu. */
export const relOf = (href: string): string | undefined => (isOutside(href) ? 'noopener' : undefined);

type PublicEntry = NonNullable<PublicMenus['rail']>[number];

/** An entry of a menu that staff have made, as the rail and the bottom bar show it. */
function placeOf({ label, href, language }: PublicEntry): Place {
  const place = known.get(href);
  return { href, section: place?.section, name: label, word: wordOf(label), language, Icon: menuIcon(href) };
}

/** As many letters as fit under an icon. */
const wordOf = (label: string): string => (label.length > 12 ? (label.split(' ')[0] ?? label).slice(0, 12) : label);

export function menuIcon(href: string): Icon {
  if (href === '/highlight') return VideoIcon;
  return known.get(href)?.Icon ?? (isOutside(href) ? ExternalIcon : LinkIcon);
}

/** The rail's upper part: what staff have put there, or else what comes with the site. */
export const railPlaces = (menus: PublicMenus | undefined): readonly Place[] =>
  menus?.rail?.map(placeOf) ?? everybodysPlaces.map(shown);

/** The bottom bar: the first of the rail, and the account of whoever looks. */
export const barPlacesOf = (menus: PublicMenus | undefined): readonly Place[] =>
  menus?.rail
    ? [...menus.rail.slice(0, 4).map(placeOf), ...barPlaces.filter(({ only }) => only).map(shown)]
    : barPlaces.map(shown);

/** Whether one of them leads to this very page. */
export const isPlace = (pathname: string, menus: PublicMenus | undefined): boolean =>
  addresses.has(pathname) || menus?.rail?.some(({ href }) => href === pathname) === true;

/** Whether a link leads to what is turned off. */
export const isOff = ({ part }: { part?: SectionName }, { off }: ShownSections): boolean =>
  part !== undefined && off.includes(part);
