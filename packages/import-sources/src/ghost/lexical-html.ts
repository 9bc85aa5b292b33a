import { escapeHtml } from '../html/escape-html.ts';
import type { Notes } from '../html/flow.ts';
import { type Card, cardHtml } from './cards.ts';

type Node = Card & { type?: unknown; children?: unknown };

const deepest = 100;
/** Bits of the format of a text. */
const marks: readonly [bit: number, tag: string][] = [
  [1, 'b'],
  [2, 'i'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];

const blocks: Readonly<Record<string, (node: Node) => string>> = {
  paragraph: () => 'p',
  heading: ({ tag }) => (/^h[1-6]$/.test(String(tag)) ? String(tag) : 'h2'),
  'extended-heading': ({ tag }) => (/^h[1-6]$/.test(String(tag)) ? String(tag) : 'h2'),
  quote: () => 'blockquote',
  'extended-quote': () => 'blockquote',
  aside: () => 'blockquote',
  list: ({ listType }) => (listType === 'number' ? 'ol' : 'ul'),
  listitem: () => 'li',
  table: () => 'table',
  tablerow: () => 'tr',
  tablecell: () => 'td',
};

/** The text of a Ghost 5 post where it has no HTML. */
export function lexicalHtml(text: string, notes: Notes): string {
  const { root } = JSON.parse(text) as { root?: Node };
  const childrenOf = (node: Node, depth: number): string =>
    Array.isArray(node.children) && depth < deepest
      ? node.children.map((child) => htmlOf(child as Node, depth + 1)).join('')
      : '';
  const htmlOf = (node: Node, depth: number): string => {
    const type = String(node.type ?? '');
    if (/^(text|extended-text|code-highlight)$/.test(type)) return textHtml(node);
    if (type === 'linebreak') return '<br>';
    if (type === 'tab') return ' ';
    if (type === 'link' || type === 'autolink')
      return `<a href="${escapeHtml(String(node.url ?? ''))}">${childrenOf(node, depth)}</a>`;
    const tag = Object.hasOwn(blocks, type) ? blocks[type]?.(node) : undefined;
    if (tag) return `<${tag}>${childrenOf(node, depth)}</${tag}>`;
    return Array.isArray(node.children) && type !== 'toggle' ? childrenOf(node, depth) : cardHtml(type, node, notes);
  };
  return root ? childrenOf(root, 0) : '';
}

function textHtml({ text, format }: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return marks.reduce(
    (html, [bit, tag]) => (bits & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(String(text ?? '')),
  );
}
