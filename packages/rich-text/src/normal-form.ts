import { mostInGallery } from './block-words.ts';
import type { Block, Figure, Gallery, Plain } from './document.ts';
import { tidyInline, tidyText } from './normal-inline.ts';

/**
 * The normal form of a text. Texts that show the same become equal, and none says what Markdown could not: no empty
 * blocks, no blanks at the edges, no two lists in a row.
 */
export function normalForm(blocks: readonly Block[]): Block[] {
  return joinLists(blocks.flatMap(tidyBlock));
}

function tidyBlock(block: Block): Block[] {
  switch (block.t) {
    case 'p':
    case 'list':
      return tidyPlain([block]);
    case 'h':
    case 'pull': {
      const c = tidyInline(block.c, block.t === 'pull');
      return c.length > 0 ? [block.t === 'pull' ? { ...block, by: tidyText(block.by), c } : { ...block, c }] : [];
    }
    case 'quote':
    case 'note': {
      const inner = tidyPlain(block.blocks);
      if (inner.length === 0) return [];
      return [
        block.t === 'note' ? { ...block, title: tidyText(block.title), blocks: inner } : { ...block, blocks: inner },
      ];
    }
    case 'table': {
      const columns = Math.max(block.align.length, ...block.rows.map((row) => row.length));
      const align = Array.from({ length: columns }, (_, index) => block.align[index] ?? null);
      const rows = block.rows.map((row) => align.map((_, index) => tidyInline(row[index] ?? [], false)));
      return columns > 0 && rows.some((row) => row.some((cell) => cell.length > 0)) ? [{ ...block, align, rows }] : [];
    }
    case 'figure':
      return [tidyFigure(block)];
    case 'video':
      return [{ ...block, credit: tidyText(block.credit), c: tidyInline(block.c, false) }];
    case 'gallery':
      return tidyGallery({ ...block, c: tidyInline(block.c, false), figures: block.figures.map(tidyFigure) });
    default:
      return [block];
  }
}

const tidyFigure = (figure: Figure): Figure => ({
  ...figure,
  alt: tidyText(figure.alt),
  credit: tidyText(figure.credit),
  c: tidyInline(figure.c, false),
  width: figure.width,
});

/** Two to four pictures; one alone is a figure, the fifth begins another gallery. */
function tidyGallery(gallery: Gallery): Block[] {
  const parts: Block[] = [];
  for (let at = 0; at < gallery.figures.length; at += mostInGallery) {
    const figures = gallery.figures
      .slice(at, at + mostInGallery)
      .map((figure) => ({ ...figure, width: 'column' as const }));
    const isLast = at + mostInGallery >= gallery.figures.length;
    const c = isLast ? gallery.c : [];
    const [only] = figures;
    if (figures.length > 1 || !only) parts.push({ ...gallery, figures, c });
    else parts.push({ ...only, width: gallery.width, c: only.c.length > 0 ? only.c : c });
  }
  return parts;
}

function tidyPlain(blocks: readonly Plain[]): Plain[] {
  return joinLists(
    blocks.flatMap((block): Plain[] => {
      if (block.t === 'p') {
        const c = tidyInline(block.c, true);
        return c.length > 0 ? [{ t: 'p', c }] : [];
      }
      const items = block.items.flatMap((item): Plain[][] => {
        const inner = tidyPlain(item);
        // An item begins with words; a list alone in an item is as if its items were the list's.
        const at = inner.findIndex(({ t }) => t === 'p');
        const lists = (at < 0 ? inner : inner.slice(0, at)).flatMap((list) => (list.t === 'list' ? list.items : []));
        return at < 0 ? lists : [...lists, inner.slice(at)];
      });
      const start = block.start === null ? null : Math.min(Math.max(Math.trunc(block.start), 0), 99_999);
      return items.length > 0 ? [{ t: 'list', start, items }] : [];
    }),
  );
}

/** In Markdown two lists of a kind in a row are one. Beside that, the normal form of a text is that of its blocks. */
export function joinLists<Kind extends Block>(blocks: readonly Kind[]): Kind[] {
  const joined: Kind[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.t === 'list' && block.t === 'list' && (last.start === null) === (block.start === null))
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined;
}
