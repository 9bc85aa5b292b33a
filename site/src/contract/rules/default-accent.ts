/** What the site has until somebody chooses an accent: as the tokens of the design system say. */
export const defaultAccent = { chosen: '#b0432a', light: '#b0432a', dark: '#f08a6c' } as const;
