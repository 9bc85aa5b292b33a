import type { Inline } from './document.ts';
import { textOf } from './plain-text.ts';

/** The beginning of a line, so many characters of its words; what stands around the last of them ends with it. */
export function cutLine(line: readonly Inline[], characters: number): Inline[] {
  const parts: Inline[] = [];
  let left = characters;
  for (const part of line) {
    if (left <= 0) break;
    parts.push(cutPart(part, left));
    left -= textOf([part]).length;
  }
  return parts;
}

function cutPart(part: Inline, most: number): Inline {
  if (typeof part === 'string') return part.slice(0, most);
  if ('br' in part) return part;
  if ('a' in part) return { ...part, c: cutLine(part.c, most) };
  return 'b' in part ? { b: cutLine(part.b, most) } : { i: cutLine(part.i, most) };
}
