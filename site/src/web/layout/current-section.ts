/** The part of the site that a page belongs to, as the rail and the bottom bar mark it. */
export type Section =
  | 'home'
  | 'destinations'
  | 'stories'
  | 'about'
  | 'contact'
  | 'profile'
  | 'favorite'
  | 'login'
  | undefined;

const SECTIONS: Record<string, Section> = {
  '': 'home',
  destinations: 'destinations',
  stories: 'stories',
  tags: 'stories',
  authors: 'stories',
  about: 'about',
  contact: 'contact',
  profile: 'profile',
  favorite: 'favorite',
  login: 'login',
  signup: 'login',
  email: 'login',
  'reset-password': 'login',
};

/** Reads the section from a path; case does not matter. */
export function currentSection(pathname: string): Section {
  return SECTIONS[pathname.split('/')[1]?.toLowerCase() ?? ''];
}

/** aria-current for a link to `href`: "page" on that very page, "true" elsewhere in its section. */
export function currentMark(section: Section, own: Section, pathname: string, href: string) {
  if (pathname === href) return 'page';
  return own && section === own ? 'true' : undefined;
}
