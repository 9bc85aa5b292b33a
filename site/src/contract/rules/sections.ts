/** Parts of the site that staff can turn off: there is then no page, no menu entry and no call of theirs. */
export const sectionNames = [
  'highlights',
  'reviews',
  'testimonials',
  'feedback',
  'newsletter',
  'favourites',
  'team',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const isSectionName = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name);

/** Parts of the home page below its opening, in the order that they come in with the site. */
export const homeParts = [
  'destinations',
  'months',
  'stories',
  'highlights',
  'testimonials',
  'feedback',
  'newsletter',
] as const;
export type HomePart = (typeof homeParts)[number];

/** All of them, in this order: those that are named first, then the others in theirs. */
export function orderedHomeParts(first: readonly string[]): HomePart[] {
  const known = [...new Set(first)].filter((name): name is HomePart => (homeParts as readonly string[]).includes(name));
  return [...known, ...homeParts.filter((name) => !known.includes(name))];
}

/** What a page has to know: what is off, and the order of the home page where staff have chosen one. */
export type ShownSections = { off: readonly SectionName[]; homeOrder?: readonly HomePart[] | undefined };
