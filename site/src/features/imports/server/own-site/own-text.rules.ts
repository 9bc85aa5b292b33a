import type { Inline } from '@trekker/rich-text/document.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { mapLines } from '#features/rich-text/server/map-lines.rules.ts';

/** What stands for the paths and files of an export here. */
export type OwnNames = {
  /** The id of a media item by a file below media/; null where it did not come. */
  mediaAt(file: string): string | null;
  /** `story/ID`, `destination/ID`, … by a path of the site. */
  itemAt(path: string): string | undefined;
};

/**
 * A text of an export as the site stores it: what portable-text.rules.ts of exports made of ids becomes ids again. What
 * names an image that did not come is left out.
 */
export function ownText(text: string, names: OwnNames): string {
  const markdown = text
    .replace(/^!\[(.*?)\]\((?:\.\.\/)?media\/([\w.-]+)\)(?:\{(.*)\})?$/gm, (_, words, file, more) => {
      const media = names.mediaAt(file);
      return media ? `::figure${words ? `[${words}]` : ''}{media=${media}${more ? ` ${more}` : ''}}` : '';
    })
    .replace(/^::video(\[.*?\])?\{media=(?:\.\.\/)?media\/([\w.-]+)/gm, (whole, words = '', file) => {
      const media = names.mediaAt(file);
      return media ? `::video${words}{media=${media}` : whole;
    })
    .replace(/^::place\{id=([^\s}]+)\}$/gm, (whole, path) => {
      const item = names.itemAt(path);
      return item ? `::place{id=${item.replace('destination/', '')}}` : whole;
    });
  return writeMarkdown(mapLines(readMarkdown(markdown), { line: (c) => lineOf(c, names) }));
}

function lineOf(parts: readonly Inline[], names: OwnNames): Inline[] {
  return parts.map((part): Inline => {
    if (typeof part === 'string' || 'br' in part) return part;
    if ('b' in part) return { b: lineOf(part.b, names) };
    if ('i' in part) return { i: lineOf(part.i, names) };
    const item = names.itemAt(part.a);
    return { a: item ? `trekker:${item}` : part.a, c: lineOf(part.c, names) };
  });
}
