/**
 * A text with structure, as the site knows it: what a page is given, what the editor edits, and what is stored as
 * Markdown. Plain JSON with short keys, because it crosses the wire; it names items by their ids and holds no addresses
 * of them.
 */
export type RichText = readonly Block[];

/**
 * Text, or text with something around it. `a`: an allowed link (allowed-links.ts); `br`: a line break that somebody
 * wants.
 */
export type Inline = string | { b: Inline[] } | { i: Inline[] } | { a: string; c: Inline[] } | { br: 1 };

export type Width = 'column' | 'wide' | 'full';
export type Align = 'left' | 'center' | 'right' | null;

/** `media`: the id of an image. `alt` and `credit` stand in for the library's where they are not empty. */
export type Figure = { t: 'figure'; media: string; width: Width; alt: string; credit: string; c: Inline[] };
export type Gallery = { t: 'gallery'; width: Width; figures: Figure[]; c: Inline[] };
export type Paragraph = { t: 'p'; c: Inline[] };
/** `start`: the first number; null: no numbers. */
export type List = { t: 'list'; start: number | null; items: Plain[][] };

/** What may stand in a quote, a call-out and the item of a list. */
export type Plain = Paragraph | List;

export type Block =
  | Plain
  | { t: 'h'; level: 2 | 3; c: Inline[] }
  | { t: 'quote'; blocks: Plain[] }
  | { t: 'pull'; by: string; c: Inline[] }
  | { t: 'note'; title: string; blocks: Plain[] }
  | { t: 'rule' }
  /** The first row is the head. All rows are as long as `align`. */
  | { t: 'table'; align: Align[]; rows: Inline[][][] }
  | Figure
  | { t: 'video'; media: string; width: Width; credit: string; c: Inline[] }
  | Gallery
  /** A destination's card. */
  | { t: 'place'; id: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isId = (value: string): boolean => uuid.test(value);
