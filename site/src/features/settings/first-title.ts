import { mostHeadingCharacters } from '#contract/texts/heading-limit.ts';

/** What a new magazine says of itself in one line stands large on its home page, where it is no longer than a title. */
export const firstTitle = (tagline: string): string | undefined =>
  tagline !== '' && tagline.length <= mostHeadingCharacters ? tagline : undefined;
