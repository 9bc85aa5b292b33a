/** Headings in the magazine's voice are short. */
export const mostHeadingCharacters = 80;
