/** Those that the site cannot do without. */
export const standardPages = ['privacy', 'terms', 'cookies'] as const;
export type StandardPage = (typeof standardPages)[number];
