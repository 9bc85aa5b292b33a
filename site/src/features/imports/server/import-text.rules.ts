import { isAllowedLink } from '@trekker/rich-text/allowed-links.ts';
import type { Block, Figure, Inline, Plain } from '@trekker/rich-text/document.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';

/** `taken`: where the site has it; else the address is all that there is. */
export type PlacedImage = {
  address: string;
  alt: string;
  caption: string;
  taken: { id: string; alt: string } | null;
};

/** What the addresses of a text become: links, and images, which stand for one or several addresses. */
export type Addresses = {
  link: (to: string) => string;
  images: (media: string) => PlacedImage[];
  /** Puts an image into the item's own gallery; false where it has no place for it. */
  addToGallery: (image: { mediaId: string; caption: string }) => boolean;
};

/**
 * A text that was written elsewhere, with the links and images of this site. An image that could not be had is a link
 * to where it is: nothing of it is lost, and staff put the image in its place.
 */
export function textOfImport(blocks: readonly Block[], addresses: Addresses): Block[] {
  return normalForm(blocks.flatMap((block) => blockOf(block, addresses)));
}

function blockOf(block: Block, addresses: Addresses): Block[] {
  const line = (c: readonly Inline[]) => lineOf(c, addresses);
  switch (block.t) {
    case 'figure':
      return imagesOf(block, addresses, (figure) => figure);
    case 'gallery':
      return [
        ...block.figures.flatMap((figure) => imagesOf(figure, addresses, inGallery(addresses))),
        { t: 'p', c: line(block.c) },
      ];
    case 'quote':
    case 'note':
      return [{ ...block, blocks: block.blocks.map((inner) => plainOf(inner, addresses)) }];
    case 'p':
    case 'list':
      return [plainOf(block, addresses)];
    case 'table':
      return [{ ...block, rows: block.rows.map((row) => row.map(line)) }];
    case 'h':
    case 'pull':
      return [{ ...block, c: line(block.c) }];
    case 'video':
      return [{ t: 'p', c: line(block.c) }];
    case 'rule':
    case 'place':
      return [block];
  }
}

function plainOf(block: Plain, addresses: Addresses): Plain {
  if (block.t === 'p') return { ...block, c: lineOf(block.c, addresses) };
  return { ...block, items: block.items.map((item) => item.map((inner) => plainOf(inner, addresses))) };
}

function lineOf(line: readonly Inline[], addresses: Addresses): Inline[] {
  return line.map((part) => {
    if (typeof part === 'string' || 'br' in part) return part;
    if ('b' in part) return { b: lineOf(part.b, addresses) };
    if ('i' in part) return { i: lineOf(part.i, addresses) };
    return { a: addresses.link(part.a), c: lineOf(part.c, addresses) };
  });
}

/** The images that a figure stands for: as figures, as `place` has it, or as links. Its caption stands once. */
function imagesOf(figure: Figure, addresses: Addresses, place: (figure: Figure) => Figure | null): Block[] {
  const own = lineOf(figure.c, addresses);
  const images = addresses.images(figure.media);
  const isOne = images.length === 1;
  let isSaid = false;
  const blocks = images.flatMap(({ address, taken, ...words }): Block[] => {
    const alt = figure.alt || words.alt;
    if (!taken) return [linkedImage(address, alt)];
    isSaid ||= isOne;
    const c = isOne && own.length > 0 ? own : [words.caption].filter(Boolean);
    const placed = place({ ...figure, media: taken.id, alt: alt === taken.alt ? '' : alt, c });
    return placed ? [placed] : [];
  });
  return isSaid ? blocks : [...blocks, { t: 'p', c: own }];
}

const inGallery = (addresses: Addresses) => (figure: Figure) =>
  addresses.addToGallery({ mediaId: figure.media, caption: plainText([{ t: 'p', c: figure.c }]) }) ? null : figure;

function linkedImage(address: string, alt: string): Block {
  const words = alt || address;
  return { t: 'p', c: isAllowedLink(address) ? [{ a: address, c: [words] }] : [words] };
}
