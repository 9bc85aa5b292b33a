// Characters of what anybody types. Here, apart from the rules, so that a page that needs a number loads nothing else.

/** Of what is searched for. */
export const mostSearchCharacters = 200;

export const mostEmailCharacters = 254;
