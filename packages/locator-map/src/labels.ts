/** A rectangle on the image. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text set on one line at a point. */
export interface Label {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** What is taken on the image. */
export class Room {
  readonly #taken: Box[] = [];
  readonly #frame: Box;

  constructor(width: number, height: number, margin: number) {
    this.#frame = { left: margin, top: margin, right: width - margin, bottom: height - margin };
  }

  isFree({ left, top, right, bottom }: Box): boolean {
    const frame = this.#frame;
    if (left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom) return false;
    return this.#taken.every((box) => left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top);
  }

  take(...boxes: Box[]): void {
    this.#taken.push(...boxes);
  }

  /** Takes the box if it is free and says whether it was. */
  claim(box: Box): boolean {
    const free = this.isFree(box);
    if (free) this.take(box);
    return free;
  }
}

/**
 * The space that a label needs, rather too much than too little, for the fonts on the reader's machine are not known.
 */
export function boxOf(label: Label, size: number, spacing = 0): Box {
  const width = textWidth(label.text, size, spacing);
  const left = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? width : width / 2);
  return { left: left - 2, right: left + width + 2, top: label.y - size * 0.86, bottom: label.y + size * 0.28 };
}

/** Pixels that a text is wide in a serif or sans of the size, with a little to spare. */
export function textWidth(text: string, size: number, spacing = 0): number {
  let ems = 0;
  for (const letter of text) ems += emsOf(letter) + spacing;
  return ems * size;
}

function emsOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[ijlft.,:;'’|()[\] -]/.test(letter)) return 0.36;
  if (/[mwMW@%&]/.test(letter)) return 0.95;
  if (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u.test(letter)) return 1.05;
  return /\p{Lu}|\p{N}/u.test(letter) ? 0.72 : 0.6;
}

/** The text, cut with … where it would be wider than the space. */
export function fitted(text: string, size: number, space: number): string {
  if (textWidth(text, size) <= space) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > space) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
