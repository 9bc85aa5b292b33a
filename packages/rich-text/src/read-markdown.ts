import MarkdownIt, { type Token } from 'markdown-it';
import { isAllowedLink } from './allowed-links.ts';
import { usualNoteTitle, widths } from './block-words.ts';
import { type Directive, directive } from './directive.ts';
import { type Align, type Block, type Figure, type Inline, isId, type Plain, type Width } from './document.ts';
import { normalForm } from './normal-form.ts';

/** How deep the parser goes: of blocks it leaves out what is deeper, of a line it takes brackets there for words. */
const deepestBlock = 100;
const deepestInLine = 20;
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
parser.disable(['code', 'fence', 'backticks', 'html_block', 'html_inline', 'strikethrough']);
// What a link may be is said in links.ts: one that may not be leaves its words.
Object.assign(parser, {
  validateLink: () => true,
  normalizeLink: (to: string) => to,
  normalizeLinkText: (to: string) => to,
});
// The parser leaves definitions of links out. One that no link uses is a line of the text: it would be lost.
parser.core.ruler.at('strip_references', ({ env }) => {
  const used = new Set<string>();
  env.used = used;
  env.references = recordReads(env.references ?? {}, used);
});
// The end of a link is looked for from each bracket on, through as many brackets as the parser goes deep.
parser.core.ruler.before('block', 'deep_blocks', ({ md }) => void md.set({ maxNesting: deepestBlock }));
parser.core.ruler.before('inline', 'shallow_lines', ({ md }) => void md.set({ maxNesting: deepestInLine }));
parser.block.ruler.before('hr', 'directive', directive, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });

/** More columns than a page can show are no table: a short line of them would become a very long text. */
const mostColumns = 20;
/** The parser leaves out what is nested deeper than it goes. */
const deepest = deepestBlock - 10;

type Node = { token: Token; children: Node[] };
function nested(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const token of tokens) {
    const node: Node = { token, children: token.children ? nested(token.children) : [] };
    if (token.nesting < 0) open.pop();
    else open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return root;
}

const recordReads = <Value extends object>(values: Value, names: Set<string>): Value =>
  new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
  });

type Reading = {
  lines: string[];
  /** What stands where it may not is shown after the block that it stood in. */
  lifted: Block[];
  /** The labels that links name; a label is taken out when its definition has been read. */
  used: Set<string>;
};

/**
 * Markdown to a text in its normal form: CommonMark with tables and block directives, without raw HTML and without
 * code. It takes every string: what it does not understand stays as text, so that nothing that somebody typed is lost.
 * Look at the length of a stranger's text first.
 */
export function readMarkdown(markdown: string): Block[] {
  const source = markdown.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const environment: { used?: Set<string> } = {};
  const tokens = parser.parse(source, environment);
  const reading: Reading = { lines: source.split('\n'), lifted: [], used: environment.used ?? new Set() };
  // Nobody wrote that as a list, so it is all text.
  if (tokens.some(({ level }) => level > deepest)) return plainBlocks(source);
  const nodes = nested(tokens);
  return normalForm(nodes.flatMap((node) => [...readBlock(node, reading), ...reading.lifted.splice(0)]));
}

/** Text from before there was markup: blank lines part the paragraphs, and nothing in it is taken for markup. */
export const plainBlocks = (text: string): Block[] =>
  normalForm(text.split(/\r?\n\s*\n|\r\s*\r/).map((paragraph) => ({ t: 'p', c: [paragraph] })));

function readBlock(node: Node, reading: Reading): Block[] {
  const { token, children } = node;
  switch (token.type) {
    case 'heading_open':
      return [{ t: 'h', level: token.tag === 'h1' || token.tag === 'h2' ? 2 : 3, c: inlineOf(children, reading) }];
    case 'hr':
      return [{ t: 'rule' }];
    case 'blockquote_open':
      return [{ t: 'quote', blocks: readPlain(children, reading) }];
    case 'table_open':
      return [readTable(children, reading) ?? { t: 'p', c: [sourceOf(token, reading)] }];
    case 'directive_open':
      return readDirective(node, reading);
    default:
      return readPlain([node], reading);
  }
}

/** Paragraphs and lists; of others their text, and what cannot be text comes after. */
function readPlain(nodes: readonly Node[], reading: Reading): Plain[] {
  return nodes.flatMap((node): Plain[] => {
    const { token, children } = node;
    switch (token.type) {
      case 'paragraph_open':
      case 'heading_open':
        return [{ t: 'p', c: inlineOf(children, reading) }];
      case 'reference_definition':
        // Only the first of a label is where its links lead to.
        return reading.used.delete(String(token.meta?.label)) ? [] : [{ t: 'p', c: [sourceOf(token, reading)] }];
      case 'bullet_list_open':
        return [{ t: 'list', start: null, items: children.map((item) => readPlain(item.children, reading)) }];
      case 'ordered_list_open': {
        const start = Number(token.attrGet('start') ?? 1);
        return [{ t: 'list', start, items: children.map((item) => readPlain(item.children, reading)) }];
      }
      case 'blockquote_open':
        return readPlain(children, reading);
      case 'hr':
        return [];
      default:
        reading.lifted.push(...readBlock(node, reading));
        return [];
    }
  });
}

function readTable(parts: readonly Node[], reading: Reading): Block | null {
  const rows = parts.flatMap(({ children }) => children);
  if ((rows[0]?.children.length ?? 0) > mostColumns) return null;
  const align = (rows[0]?.children ?? []).map(({ token }) => {
    const [, side] = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? '')) ?? [];
    return (side as Align | undefined) ?? null;
  });
  return { t: 'table', align, rows: rows.map((row) => row.children.map((cell) => inlineOf(cell.children, reading))) };
}

function readDirective({ token, children }: Node, reading: Reading): Block[] {
  const { values } = token.meta as Directive;
  const { media = '', alt = '', credit = '', id = '', by = '' } = values;
  const width: Width = widths.find((one) => one === values.width) ?? 'column';
  const label = children.filter((child) => child.token.info === 'label');
  const inner = children.filter((child) => child.token.info !== 'label');
  const asText = (): Block[] => [{ t: 'p', c: [sourceOf(token, reading)] }];
  switch (token.info) {
    case 'place':
      return isId(id) ? [{ t: 'place', id }] : asText();
    case 'figure':
      return isId(media) ? [{ t: 'figure', media, width, alt, credit, c: inlineOf(label, reading) }] : asText();
    case 'video':
      return isId(media) ? [{ t: 'video', media, width, credit, c: inlineOf(label, reading) }] : asText();
    case 'note':
      return [
        { t: 'note', title: label.length > 0 ? lettersOf(label) : usualNoteTitle, blocks: readPlain(inner, reading) },
      ];
    case 'pull': {
      const lines = readPlain(inner, reading).flatMap(linesOf);
      return [{ t: 'pull', by, c: lines.flatMap((c, index) => (index > 0 ? [{ br: 1 } as const, ...c] : c)) }];
    }
    default: {
      const blocks = inner.flatMap((child) => readBlock(child, reading));
      const figures = blocks.filter((block): block is Figure => block.t === 'figure');
      // From within, what a line of it led to has been lifted already.
      const lifted = reading.lifted.filter((block): block is Figure => block.t === 'figure');
      reading.lifted = [
        ...reading.lifted.filter(({ t }) => t !== 'figure'),
        ...blocks.filter(({ t }) => t !== 'figure'),
      ];
      return [{ t: 'gallery', width, figures: [...figures, ...lifted], c: inlineOf(label, reading) }];
    }
  }
}

/** As it was typed. */
const sourceOf = ({ map }: Token, { lines }: Reading): string =>
  lines
    .slice(map?.[0] ?? 0, Math.max(map?.[1] ?? 0, (map?.[0] ?? 0) + 1))
    .join(' ')
    .trim();

const linesOf = (block: Plain): Inline[][] => (block.t === 'p' ? [block.c] : block.items.flat().flatMap(linesOf));

const lettersOf = (nodes: readonly Node[]): string =>
  nodes
    .map(({ token, children }) =>
      children.length > 0 ? lettersOf(children) : token.type === 'inline' ? '' : token.content || ' ',
    )
    .join('');

const inlineOf = (nodes: readonly Node[], reading: Reading): Inline[] =>
  nodes.flatMap(({ children }) => readInline(children, reading));

function readInline(nodes: readonly Node[], reading: Reading): Inline[] {
  return nodes.flatMap(({ token, children }): Inline[] => {
    switch (token.type) {
      case 'strong_open':
        return [{ b: readInline(children, reading) }];
      case 'em_open':
        return [{ i: readInline(children, reading) }];
      case 'link_open':
        return readLink(String(token.attrGet('href') ?? ''), readInline(children, reading));
      case 'hardbreak':
        return [{ br: 1 }];
      case 'softbreak':
        return [' '];
      case 'image': {
        // `![alt](media:id "credit")`, as other programs write it.
        const to = String(token.attrGet('src') ?? '');
        const alt = lettersOf(children);
        const media = to.startsWith('media:') ? to.slice('media:'.length) : '';
        if (!isId(media)) return readLink(to, [alt || to]);
        reading.lifted.push({
          t: 'figure',
          media,
          width: 'column',
          alt,
          credit: String(token.attrGet('title') ?? ''),
          c: [],
        });
        return [];
      }
      default:
        return [token.content];
    }
  });
}

const readLink = (to: string, c: Inline[]): Inline[] => (isAllowedLink(to) ? [{ a: to, c }] : c);
