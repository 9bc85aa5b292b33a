import { hrefBelow, isBelow } from '../../contract/rules/addresses/language-prefix.ts';

/** Where pages lie in the language that is shown: "" in the default language, else as "/de". */
let prefix = '';

/** A browser's document is in one language. */
export function showPagesBelow(languagePrefix: string): void {
  prefix = languagePrefix;
}

/** A server renders pages in many, one after the other: `render` may not wait for anything. */
export function renderBelow<Result>(languagePrefix: string, render: () => Result): Result {
  showPagesBelow(languagePrefix);
  try {
    return render();
  } finally {
    showPagesBelow('');
  }
}

/**
 * The address of a page in the language that is shown, from its path on the site: `/stories` is `/de/stories` on a
 * German page. Every link and form of a page is written by it (tools/scripts/gates/links.ts); what leads elsewhere, to
 * a file, or has the prefix already stays as it is.
 */
export const hrefTo = <Path extends string | undefined>(path: Path): Path => hrefBelow(prefix, path);

/** The path on the site of an address of this document, which may have the prefix: "/stories" for both. */
export const pathOf = (address: string): string =>
  prefix !== '' && isBelow(prefix, address) ? address.slice(prefix.length) || '/' : address;

/**
 * The address of a call in the language that is shown. In the default language it is as it always was, and so is one
 * that says by itself which language is meant, such as that of a translation.
 */
export function callTo(address: string, below = prefix): string {
  const code = below.slice(1);
  return code === '' || /[?&]language=/.test(address)
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}language=${code}`;
}

/** Where pages lie in the language that is shown: "" or as "/de". */
export const languagePrefix = (): string => prefix;
