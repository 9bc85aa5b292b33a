import { linkedItem } from './links.ts';

const longestLink = 2000;

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
