import type { Block, Figure, Inline, Plain } from '@trekker/rich-text/document.ts';
import { linkedItem } from '@trekker/rich-text/links.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';

/** What stands for the ids of a text where it is read elsewhere. */
export type PortableNames = {
  /** Paths by `story/ID`, `destination/ID`, … */
  paths: ReadonlyMap<string, string>;
  /** Files by the id of a media item, as seen from the text. */
  files: ReadonlyMap<string, string>;
  /** Whether ids without a name stay; else what has one is left out, and a link is its words. */
  keepsUnknown: boolean;
};

/**
 * A text as Markdown that other programs read: links lead to paths, images and videos are files. Images are written as
 * Markdown has them, with what else is known of them behind, as Pandoc and kramdown take it.
 */
export function portableText(blocks: readonly Block[], names: PortableNames): string {
  const markdown = writeMarkdown(blocks.flatMap((block) => portableBlock(block, names)));
  return markdown.replace(
    /^::figure(?:\[(.*?)\])?\{media=([\w./-]+)(?: (.*))?\}$/gm,
    (_, words = '', file, more) => `![${words}](${file})${more ? `{${more}}` : ''}`,
  );
}

function portableBlock(block: Block, names: PortableNames): Block[] {
  switch (block.t) {
    case 'p':
    case 'list':
      return portablePlain([block], names);
    case 'h':
    case 'pull':
      return [{ ...block, c: portableInline(block.c, names) }];
    case 'quote':
    case 'note':
      return [{ ...block, blocks: portablePlain(block.blocks, names) }];
    case 'table':
      return [{ ...block, rows: block.rows.map((row) => row.map((cell) => portableInline(cell, names))) }];
    case 'figure':
      return portableMedia(block, names);
    case 'video':
      return portableMedia(block, names);
    case 'gallery': {
      const figures = block.figures.flatMap((figure: Figure) => portableMedia(figure, names));
      return figures.length > 0 ? [{ ...block, figures, c: portableInline(block.c, names) }] : [];
    }
    case 'place': {
      const id = nameOf(names.paths.get(`destination/${block.id}`), block.id, names);
      return id ? [{ ...block, id }] : [];
    }
    default:
      return [block];
  }
}

const portablePlain = (blocks: readonly Plain[], names: PortableNames): Plain[] =>
  blocks.map((block) =>
    block.t === 'p'
      ? { ...block, c: portableInline(block.c, names) }
      : { ...block, items: block.items.map((item) => portablePlain(item, names)) },
  );

function portableMedia<Of extends { media: string; c: Inline[] }>(block: Of, names: PortableNames): Of[] {
  const media = nameOf(names.files.get(block.media), block.media, names);
  return media ? [{ ...block, media, c: portableInline(block.c, names) }] : [];
}

const nameOf = (name: string | undefined, id: string, { keepsUnknown }: PortableNames) =>
  name ?? (keepsUnknown ? id : undefined);

function portableInline(parts: readonly Inline[], names: PortableNames): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (typeof part === 'string' || 'br' in part) return [part];
    if ('b' in part) return [{ b: portableInline(part.b, names) }];
    if ('i' in part) return [{ i: portableInline(part.i, names) }];
    const words = portableInline(part.c, names);
    const item = linkedItem(part.a);
    const to = item ? nameOf(names.paths.get(`${item.kind}/${item.id}`), part.a, names) : part.a;
    return to ? [{ a: to, c: words }] : words;
  });
}
