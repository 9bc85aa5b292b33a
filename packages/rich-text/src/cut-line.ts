import type { Inline } from './document.ts';

/** The beginning of a line, so many characters of its words; what stands around the last of them ends with it. */
export function cutLine(line: readonly Inline[], characters: number): Inline[] {
  let left = characters;
  const cut = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if (left <= 0) return [];
      if (typeof part === 'string') {
        const kept = part.slice(0, left);
        left -= part.length;
        return [kept];
      }
      if ('a' in part) return [{ a: part.a, c: cut(part.c) }];
      if ('b' in part) return [{ b: cut(part.b) }];
      if ('i' in part) return [{ i: cut(part.i) }];
      left -= 1;
      return [part];
    });
  return cut(line);
}
