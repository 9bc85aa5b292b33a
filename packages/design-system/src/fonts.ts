import frauncesUrl from './fonts/fraunces-latin-opsz-normal.woff2?url';

/** Address of the one font that a public page preloads (headlines); the others come when the styles ask for them. */
export const preloadedFontUrl: string = frauncesUrl;
