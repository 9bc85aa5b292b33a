import { longestPath } from '../addresses.contract.ts';

/** Below these nothing is a page, or nobody but staff gets there. */
const kept = /^\/(api|admin|assets|media|docs|openapi\.json|healthz|readyz|preview)(\/|$)/;

/**
 * Whether an address as {@link ownAddress} spells it is one that no page will ever have, whatever of it is written as
 * an escape.
 */
export const isKept = (address: string): boolean => kept.test(decodeURIComponent(pathOf(address)));

/** Whether an address is of a mail to one person: whoever opened it would act as somebody else. */
export const isPersonal = (address: string): boolean => new URLSearchParams(address.split('?')[1]).has('token');

/**
 * An address that somebody typed or copied as a path of this site, spelled as its pages spell theirs: lower case, no
 * slash at the end, its query kept, its fragment not. Undefined for what lies elsewhere, or is no address.
 */
export function ownAddress(typed: string, siteUrl: string): string | undefined {
  const value = typed.trim();
  if (value.length > longestPath || /[\s\\\p{C}]/u.test(value)) return undefined;
  const url = URL.parse(value, siteUrl);
  const isOwn = url?.origin === URL.parse(siteUrl)?.origin && !url?.username && !url?.password;
  // "//host" and "host/path" are read as something else than they look like.
  if (!url || !isOwn || !/^(\/(?!\/)|https?:\/\/)/.test(value)) return undefined;
  const path = lowerCase(url.pathname).replace(/(?<=.)\/+$/, '');
  return path.includes('//') || !isText(path) ? undefined : path + url.search;
}

/** Of a sign that begins no escape each program makes something else. */
function isText(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Escapes are spelled with capitals, as the page server has them. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  );
}

export const pathOf = (address: string): string => address.split('?')[0] ?? '';
