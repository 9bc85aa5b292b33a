import { useState } from 'react';

/** A browser takes 20 µs to draw a line of a field: 66,000, as many as can be stored, would take more than a second. */
const mostLines = 2500;
const mostCharacters = 100_000;

/** Where the part ends that begins at `from`: after a line, or in one that is too long. */
export function endOfPart(text: string, from: number): number {
  let end = from;
  for (let lines = 0; lines < mostLines && end < text.length && end - from < mostCharacters; lines += 1) {
    const lineEnd = text.indexOf('\n', end);
    end = lineEnd < 0 ? text.length : lineEnd + 1;
  }
  if (end - from <= mostCharacters) return end;
  const cut = from + mostCharacters;
  // Both halves of a letter stay together.
  return /[\ud800-\udbff]/.test(text.charAt(cut - 1)) ? cut + 1 : cut;
}

export type TextPart = {
  from: number;
  to: number;
  /** Takes what the part is now. */
  change: (part: string) => void;
  /** Shows another part; undefined where there is none. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  /** Shows the part that holds this place. */
  show: (place: number) => void;
};

/** The part of a text that a field shows: all of it, unless that is more than a browser draws at once. */
export function useTextPart(text: string, onChange: (text: string) => void): TextPart {
  /** `starts`: of this part, and before it of those through which it was reached. */
  const [shown, setShown] = useState(() => ({ of: text, starts: [0], to: endOfPart(text, 0) }));
  // Another text than the one that was typed here is shown from its beginning.
  const { starts, to } = shown.of === text ? shown : { starts: [0], to: endOfPart(text, 0) };
  const from = starts.at(-1) ?? 0;
  const show = (wanted: number[]) => setShown({ of: text, starts: wanted, to: endOfPart(text, wanted.at(-1) ?? 0) });
  return {
    from,
    to,
    change(part) {
      const changed = text.slice(0, from) + part + text.slice(to);
      setShown({ of: changed, starts, to: from + part.length });
      onChange(changed);
    },
    next: to < text.length ? () => show([...starts, to]) : undefined,
    previous: starts.length > 1 ? () => show(starts.slice(0, -1)) : undefined,
    show(place) {
      if (from <= place && place < to) return;
      const wanted = place < from ? starts.filter((start) => start <= place) : [...starts];
      for (let end = endOfPart(text, wanted.at(-1) ?? 0); end <= place; end = endOfPart(text, end)) wanted.push(end);
      show(wanted);
    },
  };
}
