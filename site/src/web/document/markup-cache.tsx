import { createElement } from 'react';
import type { ShownSections } from '../../contract/rules/sections.ts';
import type { CachedPart, MarkupCache } from './markup-cache-context.tsx';
import type { MarkupPiece } from './rendered-page.ts';

/**
 * The markup of what never changes, for as long as that is held elsewhere. As bytes: that is how a page is sent, and
 * encoding takes longer than all that is left to render.
 */
const markupOfPart = new WeakMap<object, Map<string, Uint8Array>>();

/** An element that no page has. React writes it with nothing around or in it. */
const element = 'cached-markup';
const openTag = `<${element} data-at="`;
const endTag = `"></${element}>`;

/** What stands in the place of a mark. Undefined: it is new, and stands between two marks. */
type Marked = { part: CachedPart; markup: undefined } | { markup: readonly Uint8Array[] };

/**
 * For one render, of a site that shows these `sections`, in a language: the cache that leaves marks in the place of
 * what is known and around what is new, and what makes the page of the HTML that React has written with them.
 */
export function createMarkupCache(
  sections: ShownSections | undefined,
  language: string,
): { cache: MarkupCache; finish(html: string): MarkupPiece[] } {
  const site = `${language}${sections?.off.join(' ') ?? ''}`;
  const marked: Marked[] = [];
  const markOf = (what: Marked) => createElement(element, { 'data-at': marked.push(what) - 1 });
  const markupOf = ({ of, variant }: CachedPart) => markupOfPart.get(of)?.get(variant + site);
  const cache: MarkupCache = {
    part(part, children) {
      // What may still change is not worth remembering.
      if (!Object.isFrozen(part.of)) return children;
      const markup = markupOf(part);
      if (markup) return markOf({ markup: [markup] });
      const mark = markOf({ part, markup });
      return (
        <>
          {mark}
          {children}
          {mark}
        </>
      );
    },
    parts(parts) {
      const markup: Uint8Array[] = [];
      for (const part of parts) {
        const known = markupOf(part);
        if (!known) return;
        markup.push(known);
      }
      return markOf({ markup });
    },
  };

  const finish = (html: string): MarkupPiece[] => {
    const pieces: MarkupPiece[] = [];
    let from = 0;
    for (let start = html.indexOf(openTag); start >= 0; start = html.indexOf(openTag, from)) {
      pieces.push(html.slice(from, start));
      const numberAt = start + openTag.length;
      const numberEnd = html.indexOf(endTag, numberAt);
      from = numberEnd + endTag.length;
      const found = marked[Number(html.slice(numberAt, numberEnd))];
      if (!found) continue;
      if (found.markup) {
        pieces.push(...found.markup);
        continue;
      }
      const end = html.indexOf(html.slice(start, from), from);
      const markup = joinBytes(finish(html.slice(from, end)));
      remember({ ...found.part, variant: found.part.variant + site }, markup);
      from += end - start;
      pieces.push(markup);
    }
    pieces.push(html.slice(from));
    return pieces;
  };
  return { cache, finish };
}

function remember({ of, variant }: CachedPart, markup: Uint8Array): void {
  const known = markupOfPart.get(of) ?? new Map<string, Uint8Array>();
  markupOfPart.set(of, known.set(variant, markup));
}

const encoder = new TextEncoder();

function joinBytes(pieces: readonly MarkupPiece[]): Uint8Array {
  const encoded = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece));
  const whole = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bytes of encoded) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}
