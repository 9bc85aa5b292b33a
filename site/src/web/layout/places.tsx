import {
  BookIcon,
  ChartIcon,
  GlobeIcon,
  HomeIcon,
  type Icon,
  InfoIcon,
  LoginIcon,
  MailIcon,
  PersonIcon,
  RibbonIcon,
} from '@trekker/design-system/icon.tsx';
import type { SectionName, ShownSections } from '#contract/rules/sections.ts';
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
export const everybodysPlaces: readonly Place[] = [
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
export const barPlaces: readonly Place[] = [
  home,
  { ...destinations, name: 'Explore', word: 'Explore' },
  stories,
  about,
  { ...profile, only: 'member' },
  { ...login, only: 'guest' },
  { ...account, only: 'unscripted' },
];

const addresses = new Set([...everybodysPlaces, ...viewersPlaces, ...barPlaces].map(({ href }) => href));

/** Whether one of them leads to this very page. */
export const isPlace = (pathname: string): boolean => addresses.has(pathname);

/** Whether a link leads to what is turned off. */
export const isOff = ({ part }: { part?: SectionName }, { off }: ShownSections): boolean =>
  part !== undefined && off.includes(part);
