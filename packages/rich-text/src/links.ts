import { isId } from './document.ts';

export const linkedKinds = ['destination', 'story', 'highlight', 'page'] as const;
export type LinkedKind = (typeof linkedKinds)[number];

const longestLink = 2000;
const ownLink = new RegExp(`^trekker:(${linkedKinds.join('|')})/(.*)$`);

/** What a link of the site's own names (`trekker:story/ID`); whoever shows the text looks its address up. */
export function linkedItem(to: string): { kind: LinkedKind; id: string } | null {
  const [, kind, id = ''] = ownLink.exec(to) ?? [];
  return kind && isId(id) ? { kind: kind as LinkedKind, id } : null;
}

/** All that a link may be; any other is text. No control characters, no blanks, no other scheme. */
export function isAllowedLink(to: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u0020\u007f\\]/.test(to) || to.length > longestLink) return false;
  if (to.startsWith('trekker:')) return linkedItem(to) !== null;
  return /^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d|\/(?!\/)|#[\w-])/i.test(to);
}

/** The one way to write a link: what could end it in Markdown stands in percent. */
export const normalLink = (to: string): string =>
  to.replace(/[()<>[\]"|`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
