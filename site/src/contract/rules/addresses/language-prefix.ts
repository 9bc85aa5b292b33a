/** What has no language: calls, files, and what the browser is handed at the root of the site. */
const isUnprefixed = /^\/(\/|(api|assets|media|docs)(\/|$)|[^/?#]*\.\w+($|[?#]))/;

/** A page's address below the prefix of a language ("" or "/de"), unless it is there already or has no language. */
export function hrefBelow<Path extends string | undefined>(below: string, path: Path): Path {
  if (below === '' || !path?.startsWith('/') || isUnprefixed.test(path) || isBelow(below, path)) return path;
  return `${below}${path}` as Path;
}

/** Whether an address has the prefix of a language. */
export const isBelow = (below: string, address: string): boolean =>
  address.startsWith(below) && /^([/?#]|$)/.test(address.slice(below.length));
