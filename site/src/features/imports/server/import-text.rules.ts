import { isAllowedLink } from '@trekker/rich-text/allowed-links.ts';
import type { Block, Figure, Inline, Plain } from '@trekker/rich-text/document.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';

/** What the addresses of a text become: links, and images, which stand for one or several addresses. */
export type Addresses = { link: (to: string) => string; images: (media: string) => string[] };

/**
 * A text that was written elsewhere, with the links of this site. Its images are links to where they are: nothing of
 * it is lost, and staff put the image in its place.
 */
export function textOfImport(blocks: readonly Block[], addresses: Addresses): Block[] {
  return normalForm(blocks.flatMap((block) => blockOf(block, addresses)));
}

function blockOf(block: Block, addresses: Addresses): Block[] {
  const line = (c: readonly Inline[]) => lineOf(c, addresses);
  switch (block.t) {
    case 'figure':
      return imageLinks(block, addresses);
    case 'gallery':
      return [...block.figures.flatMap((figure) => imageLinks(figure, addresses)), { t: 'p', c: line(block.c) }];
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

function imageLinks({ media, alt, c }: Figure, addresses: Addresses): Block[] {
  const images: Block[] = addresses.images(media).map((address) => {
    const words = alt || address;
    return { t: 'p', c: isAllowedLink(address) ? [{ a: address, c: [words] }] : [words] };
  });
  return [...images, { t: 'p', c: lineOf(c, addresses) }];
}
