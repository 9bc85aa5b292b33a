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

/** Somewhere that the rail and the bottom bar lead to. */
export type Place = {
  href: string;
  section: Section;
  /** The full name, as the rail shows it opened and screen readers say it. */
  name: string;
  /** What fits under an icon; a part of the name, so that whoever says what they see is understood. */
  word: string;
  Icon: Icon;
  /** The part of the site that it leads to, where that can be turned off. */
  part?: SectionName;
  /** Who sees it; without it everybody. The page holds it for all, and a style sheet shows it (audience.module.css). */
  only?: 'guest' | 'member' | 'staff' | 'unscripted';
};

const home: Place = { href: '/', section: 'home', name: 'Home', word: 'Home', Icon: HomeIcon };
const stories: Place = { href: '/stories', section: 'stories', name: 'Stories', word: 'Stories', Icon: BookIcon };
const about: Place = { href: '/about', section: 'about', name: 'About', word: 'About', Icon: InfoIcon };
const destinations: Place = {
  href: '/destinations',
  section: 'destinations',
  name: 'Destinations',
  word: 'Destinations',
  Icon: GlobeIcon,
};
const profile: Place = { href: '/profile', section: 'profile', name: 'Profile', word: 'Profile', Icon: PersonIcon };
const login: Place = { href: '/login', section: 'login', name: 'Login', word: 'Login', Icon: LoginIcon };

/** Without scripts a page cannot tell a member from a guest: the server leads either on. */
const account: Place = { href: '/account', section: 'profile', name: 'Account', word: 'Account', Icon: PersonIcon };

/** The rail's upper part, the same for everybody. */
const everybodysPlaces: readonly Place[] = [
  home,
  destinations,
  stories,
  about,
  { href: '/contact', section: 'contact', name: 'Contact', word: 'Contact', Icon: MailIcon },
];

const favorites: Place = {
  href: '/favorite',
  section: 'favorite',
  name: 'Favorite List',
  word: 'Favorite',
  part: 'favourites',
  Icon: RibbonIcon,
};
const admin: Place = { href: '/admin', section: undefined, name: 'Admin Dashboard', word: 'Admin', Icon: ChartIcon };

/** The rail's lower part: who is logged in has a profile and a list, staff the back office too. */
export const viewersPlaces: readonly Place[] = [
  { ...profile, only: 'member' },
  { ...favorites, only: 'member' },
  { ...admin, only: 'staff' },
  { ...login, only: 'guest' },
  { ...account, only: 'unscripted' },
];

/** The bottom bar: five of them at a time. */
const barPlaces: readonly Place[] = [
  home,
  { ...destinations, name: 'Explore', word: 'Explore' },
  stories,
  about,
  { ...profile, only: 'member' },
  { ...login, only: 'guest' },
  { ...account, only: 'unscripted' },
];

const known = new Map([...barPlaces, ...everybodysPlaces, ...viewersPlaces].map((place) => [place.href, place]));
const addresses = new Set(known.keys());

/** Whether a link leaves the site, or the web. */
export const isOutside = (href: string): boolean => !href.startsWith('/');
/** `rel` of a link of a menu. */
export const relOf = (href: string): string | undefined => (isOutside(href) ? 'noopener' : undefined);

/** An entry of a menu that staff have made, as the rail and the bottom bar show it. */
function placeOf({ label, href }: { label: string; href: string }): Place {
  const place = known.get(href);
  return { href, section: place?.section, name: label, word: wordOf(label), Icon: menuIcon(href) };
}

/** As many letters as fit under an icon. */
const wordOf = (label: string): string => (label.length > 12 ? (label.split(' ')[0] ?? label).slice(0, 12) : label);

export function menuIcon(href: string): Icon {
  if (href === '/highlight') return VideoIcon;
  return known.get(href)?.Icon ?? (isOutside(href) ? ExternalIcon : LinkIcon);
}

/** The rail's upper part: what staff have put there, or else what comes with the site. */
export const railPlaces = (menus: PublicMenus | undefined): readonly Place[] =>
  menus?.rail?.map(placeOf) ?? everybodysPlaces;

/** The bottom bar: the first of the rail, and the account of whoever looks. */
export const barPlacesOf = (menus: PublicMenus | undefined): readonly Place[] =>
  menus?.rail ? [...menus.rail.slice(0, 4).map(placeOf), ...barPlaces.filter(({ only }) => only)] : barPlaces;

/** Whether one of them leads to this very page. */
export const isPlace = (pathname: string, menus: PublicMenus | undefined): boolean =>
  addresses.has(pathname) || menus?.rail?.some(({ href }) => href === pathname) === true;

/** Whether a link leads to what is turned off. */
export const isOff = ({ part }: { part?: SectionName }, { off }: ShownSections): boolean =>
  part !== undefined && off.includes(part);
