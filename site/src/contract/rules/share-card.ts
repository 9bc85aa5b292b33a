import { defaultAccent } from './default-accent.ts';
import { shareSize } from './share-image.ts';
import type { ShownBrand } from './shown-brand.ts';

/** What is to be seen on the picture that is drawn for links to a page without one. */
export type ShareCard = {
  /** Of the site. */
  name: string;
  /** "" for the site itself, where it has no tagline. */
  title: string;
  /** Readable on light paper. */
  accent: string;
  typePair: NonNullable<ShownBrand['typePair']>;
  /** Its address. */
  logo: string;
};

type CardPage = { title: string; shareTitle?: string; canonicalPath?: string };
type CardSite = { siteName: string; brand?: ShownBrand | undefined };

/** Goes up when the same words are drawn in another way: the former addresses are kept for ever. */
const drawing = 1;

/**
 * The picture for links to a page that has no image. The page says what is on it, and whoever asks for it says only
 * which page that is. One without an address of its own has that of the site.
 */
export function shareCardOf(page: CardPage, { siteName, brand = {} }: CardSite) {
  const isOwn = page.canonicalPath !== undefined && page.canonicalPath !== '/';
  const card: ShareCard = {
    name: siteName,
    title: isOwn ? (page.shareTitle ?? page.title) : (brand.tagline ?? ''),
    accent: (brand.accent ?? defaultAccent).light,
    typePair: brand.typePair ?? 'classic',
    logo: brand.logo?.url ?? '',
  };
  const file = `${fingerprint(JSON.stringify([drawing, card]))}-card.jpg`;
  const of = encodeURIComponent(isOwn ? (page.canonicalPath ?? '') : '/').replaceAll('%2F', '/');
  return { card, file, url: `/media/${file}?of=${of}`, alt: card.title || card.name, ...shareSize };
}

/** Tells contents apart; keeps nothing secret. Browsers have no other that answers at once. */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + (other >>> 13);
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
