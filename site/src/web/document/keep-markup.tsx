import { createElement } from 'react';
import type { MarkupKeeper } from './kept-markup.tsx';

/** The markup of what never changes, for as long as that is held elsewhere. */
const keptMarkup = new WeakMap<object, Map<string, string>>();

/** An element that no page has. React writes it with nothing around or in it. */
const element = 'kept-markup';
const openTag = `<${element} data-at="`;
const endTag = `"></${element}>`;

type Part = {
  of: object;
  variant: string;
  /** What stands in the place of its mark. Undefined: it is new, and stands between two marks. */
  markup: string | undefined;
};

/**
 * For one render: the keeper that leaves marks in the place of what is known and around what is new, and what makes the
 * page of the HTML that React has written with them.
 */
export function createMarkupKeeper(): { keeper: MarkupKeeper; finish(html: string): string } {
  const parts: Part[] = [];
  const keeper: MarkupKeeper = (of, variant, children) => {
    // What may still change is not worth remembering.
    if (!Object.isFrozen(of)) return children;
    const markup = keptMarkup.get(of)?.get(variant);
    const at = parts.push({ of, variant, markup }) - 1;
    const mark = createElement(element, { 'data-at': at });
    if (markup !== undefined) return mark;
    return (
      <>
        {mark}
        {children}
        {mark}
      </>
    );
  };

  const finish = (html: string): string => {
    const pieces: string[] = [];
    let from = 0;
    for (let start = html.indexOf(openTag); start >= 0; start = html.indexOf(openTag, from)) {
      pieces.push(html.slice(from, start));
      const numberAt = start + openTag.length;
      const numberEnd = html.indexOf(endTag, numberAt);
      from = numberEnd + endTag.length;
      const part = parts[Number(html.slice(numberAt, numberEnd))];
      if (!part) continue;
      if (part.markup === undefined) {
        const end = html.indexOf(html.slice(start, from), from);
        part.markup = ownText(finish(html.slice(from, end)));
        remember(part.of, part.variant, part.markup);
        from += end - start;
      }
      pieces.push(part.markup);
    }
    pieces.push(html.slice(from));
    return pieces.join('');
  };
  return { keeper, finish };
}

function remember(of: object, variant: string, markup: string): void {
  const known = keptMarkup.get(of) ?? new Map<string, string>();
  keptMarkup.set(of, known.set(variant, markup));
}

/** A slice of a text keeps the whole text. */
function ownText(slice: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(slice));
}
