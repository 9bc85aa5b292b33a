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

/** What has no language: calls, files, and what the browser is handed at the root of the site. */
const isUnprefixed = /^\/(\/|(api|assets|media|docs)(\/|$)|[^/?#]*\.\w+($|[?#]))/;

/**
 * The address of a page in the language that is shown, from its path on the site: `/stories` is `/de/stories` on a
 * German page. Every link and form of a page is written by it (tools/scripts/gates/links.ts); what leads elsewhere, to
 * a file, or has the prefix already stays as it is.
 */
export function hrefTo<Path extends string | undefined>(path: Path): Path {
  if (prefix === '' || !path?.startsWith('/') || isUnprefixed.test(path) || isBelow(path)) return path;
  return `${prefix}${path}` as Path;
}

const isBelow = (address: string): boolean =>
  address.startsWith(prefix) && /^([/?#]|$)/.test(address.slice(prefix.length));
