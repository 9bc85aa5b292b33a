import { isWebAddress } from '../addresses/web-address.ts';
import { type MenuRoute, menuRouteNames, menuRoutes } from './menus.ts';

/** The path of an address on this site, without its query; undefined for every other address. */
export function internalPathname(url: string): string | undefined {
  if (!/^\/(?![/\\])[^\s\p{C}\\"'<>`]*$/u.test(url)) return undefined;
  return url
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}

/** Whether a path can be that of an item: each is at its list's address and a word. */
export const isItemPath = (path: string): boolean => /^\/(destinations|stories|tags|authors)\/[^/]+$/.test(path);

/** Pages of the site that are no item and that menus name no route for. */
const otherPaths = ['/login', '/signup'];

/** A page's own address: one word below the site's. */
export const slugInPath = (path: string): string | undefined => /^\/([a-z0-9-]+)$/.exec(path)?.[1];

/** The route whose page a path is. */
export const routeAt = (path: string): MenuRoute | undefined =>
  menuRouteNames.find((name) => menuRoutes[name].path === path);

/** Whether a path leads to a page that comes with the site, or to an item of it. */
export const isSitePath = (path: string): boolean =>
  routeAt(path) !== undefined || isItemPath(path) || otherPaths.includes(path);

const mailAddress = /^mailto:[^\s\p{C}@"'<>`\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu;
const phoneNumber = /^tel:\+?[0-9][0-9().-]{1,30}$/i;

/** Whether a menu can lead to an address elsewhere: a web page, a mailbox, a telephone. */
export const isOutsideAddress = (url: string): boolean =>
  isWebAddress(url) || mailAddress.test(url) || phoneNumber.test(url);
