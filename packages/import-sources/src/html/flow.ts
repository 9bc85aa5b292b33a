import type { Block, Inline, Plain } from '@trekker/rich-text/document.ts';
import type { Note } from '../records.ts';
import { type Node, textIn } from './tree.ts';

/** What stands around a text. `isPre`: its line ends are wanted. */
export type Marks = { b: boolean; i: boolean; a: string | null; isPre: boolean };
export const noMarks: Marks = { b: false, i: false, a: null, isPre: false };

/** One conversion. `hasLineRules`: a blank line parts paragraphs and a line end is a break, as in classic WordPress. */
export type Context = {
  base: string | null;
  /** Where images and files of texts are named from. */
  file: string | null;
  hasLineRules: boolean;
  notes: Notes;
  visit: Visit;
  depth: number;
  skipped: Set<Node>;
};
export type Visit = (nodes: readonly Node[], flow: Flow, marks: Marks) => void;

const mostNotes = 200;

const tabWidth = 4;
const unbreakable = '\u00a0';
/** A word joiner, which nobody sees: blanks at the edge of a line go, unbreakable ones too, unless it stands before. */
const joiner = '\u2060';

/** Each is said once; a text that is made of problems does not fill a report. */
export class Notes {
  readonly all: Note[] = [];
  readonly #said = new Set<string>();

  add(reason: string, detail = ''): void {
    const note = { reason, detail: detail.replace(/\s+/g, ' ').trim().slice(0, 200) };
    const key = JSON.stringify(note);
    if (this.#said.has(key) || this.#said.size >= mostNotes) return;
    this.#said.add(key);
    this.all.push(note);
  }
}

/** Blocks as they are found, and the line that is being read. */
export class Flow {
  readonly blocks: Block[] = [];
  readonly context: Context;
  #line: Inline[] = [];
  #isLineStart = true;
  /** Blanks that a line of `pre` begins with, until there is a word behind them. */
  #indent = '';
  /** What stands within a sentence and is no part of it: it comes after the paragraph. */
  #lifted: Block[] = [];

  constructor(context: Context) {
    this.context = context;
  }

  text(value: string, marks: Marks): void {
    const hasLines = marks.isPre || this.context.hasLineRules;
    const blankLines = marks.isPre ? /(?:\n[^\S\n]*)+\n/ : /\n[^\S\n]*\n\s*/;
    const paragraphs = hasLines ? value.split(blankLines) : [value];
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) this.flush();
      for (const [at, line] of (hasLines ? paragraph.split('\n') : [paragraph]).entries()) {
        if (at > 0) this.break();
        this.#write(marks.isPre ? this.#indented(line) : line, marks);
      }
    }
  }

  /** As wide as it is shown in `pre`: the normal form makes one blank of several, and none where a line begins. */
  #indented(line: string): string {
    const text = line.replace(/\t/g, ' '.repeat(tabWidth));
    const words = this.#isLineStart ? text.trimStart() : text;
    this.#indent += text.slice(0, text.length - words.length);
    if (words === '') return '';
    const indent = this.#indent && joiner + unbreakable.repeat(this.#indent.length);
    this.#indent = '';
    return indent + words.replace(/ +(?= )/g, (blanks) => unbreakable.repeat(blanks.length));
  }

  #write(text: string, { a, b, i }: Marks): void {
    if (text === '') return;
    let inline: Inline = text;
    if (b) inline = { b: [inline] };
    if (i) inline = { i: [inline] };
    if (a !== null) inline = { a, c: [inline] };
    this.#line.push(inline);
    if (text.trim() !== '') this.#isLineStart = false;
  }

  break(): void {
    this.#line.push({ br: 1 });
    this.#isLineStart = true;
    this.#indent = '';
  }

  /** An image, a player or a card that may stand within a sentence. */
  media(block: Block): void {
    if (this.#isLineStart) this.add(block);
    else this.#lifted.push(block);
  }

  flush(): void {
    const line = this.#line;
    const lifted = this.#lifted;
    this.#line = [];
    this.#lifted = [];
    this.#isLineStart = true;
    this.#indent = '';
    if (line.length > 0) this.blocks.push({ t: 'p', c: linkedIfAddress(line) });
    this.blocks.push(...lifted);
  }

  add(...blocks: readonly Block[]): void {
    this.flush();
    for (const block of blocks) this.blocks.push(block);
  }

  /** What stands in an element of its own, without one element that has been read. */
  inner(nodes: readonly Node[], marks: Marks = noMarks, without?: Node): Block[] {
    const flow = new Flow(this.context);
    if (without) this.context.skipped.add(without);
    this.context.visit(nodes, flow, marks);
    flow.flush();
    return flow.blocks.filter((block) => block.t !== 'p' || block.c.some(isSeen));
  }
}

const isSeen = (part: Inline): boolean => {
  if (typeof part === 'string') return part.trim() !== '';
  if ('br' in part) return false;
  if ('a' in part) return part.c.some(isSeen);
  return ('b' in part ? part.b : part.i).some(isSeen);
};

/** An address alone in its paragraph is what the old site showed a player or a card for. */
function linkedIfAddress(line: Inline[]): Inline[] {
  if (!line.every((part) => typeof part === 'string' || 'br' in part)) return line;
  const text = line
    .map((part) => (typeof part === 'string' ? part : ' '))
    .join('')
    .trim();
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) ? [{ a: text, c: [text] }] : line;
}

/** What may stand in a quote, a call-out or an item, and what has to come after it. */
export function plainAndOthers(blocks: readonly Block[]): { plain: Plain[]; others: Block[] } {
  const plain: Plain[] = [];
  const others: Block[] = [];
  for (const block of blocks) {
    if (block.t === 'p' || block.t === 'list') plain.push(block);
    else if (block.t === 'h') plain.push({ t: 'p', c: [{ b: block.c }] });
    else if (block.t === 'quote' || block.t === 'note') plain.push(...block.blocks);
    else others.push(block);
  }
  return { plain, others };
}

/** Blocks as one line, for captions, headings and cells; null where that would lose more than line ends. */
export function lineOf(blocks: readonly Block[]): Inline[] | null {
  const lines: Inline[][] = [];
  for (const block of plainAndOthers(blocks).plain) {
    if (block.t === 'p') lines.push(block.c);
    else for (const item of block.items) lines.push(lineOf(item) ?? []);
  }
  if (plainAndOthers(blocks).others.length > 0) return null;
  return lines.flatMap((line, index): Inline[] => (index > 0 ? [{ br: 1 }, ...line] : line));
}

export const wordsOf = (nodes: readonly Node[]): string => textIn(nodes).replace(/\s+/g, ' ').trim();
