import { widths } from '@trekker/rich-text/block-words.ts';
import { isId, type Width } from '@trekker/rich-text/document.ts';
import type { DOMOutputSpec, NodeSpec, TagParseRule } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { t } from '../staff-editor.texts.ts';

const widthOf = (value: string | null): Width => widths.find((one) => one === value) ?? 'column';

/**
 * A block of our own. What is copied is found again by its data-block; what names no item is none: its words are kept
 * as those of what stands around it. What its element does not tell by itself, `label` tells to a screen reader.
 */
function own(name: string, tag: string, spec: NodeSpec, label?: () => string): NodeSpec {
  const attrs = Object.keys(spec.attrs ?? {});
  const getAttrs = (dom: HTMLElement) => {
    const said = (attr: string) => dom.getAttribute(`data-${attr}`) ?? '';
    if (attrs.some((attr) => (attr === 'media' || attr === 'id') && !isId(said(attr)))) return false;
    return Object.fromEntries(attrs.map((attr) => [attr, attr === 'width' ? widthOf(said(attr)) : said(attr)]));
  };
  const parseDOM: TagParseRule[] = [{ tag: `[data-block=${name}]`, getAttrs, priority: 60 }];
  const toDOM: NodeSpec['toDOM'] = (node): DOMOutputSpec => {
    const data = Object.fromEntries(attrs.map((attr) => [`data-${attr}`, String(node.attrs[attr])]));
    const all = { 'data-block': name, ...data, ...(label && { 'aria-label': label() }) };
    return spec.content ? [tag, all, 0] : [tag, all];
  };
  return { ...spec, parseDOM, toDOM };
}

const html = (tag: string, spec: NodeSpec): NodeSpec => ({ parseDOM: [{ tag }], toDOM: () => [tag, 0], ...spec });

const text = { default: '' };
const width = { default: 'column' };
const media = { content: 'inline*', group: 'block', draggable: true, isolating: true, defining: true };

const align = {
  default: null,
  getFromDOM(dom: HTMLElement) {
    const side = dom.getAttribute('data-align') ?? dom.style.textAlign;
    return /^(left|center|right)$/.test(side) ? side : null;
  },
  setDOMAttr: (value: unknown, attrs: Record<string, unknown>) =>
    void (value && Object.assign(attrs, { 'data-align': value })),
};

/** The blocks of packages/rich-text and nothing else: whatever is pasted becomes one of them, or text. */
export const blockNodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: html('p', { content: 'inline*', group: 'block plain' }),
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { level: { default: 2 } },
    defining: true,
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
  },
  bullet_list: html('ul', { content: 'list_item+', group: 'block plain' }),
  ordered_list: {
    content: 'list_item+',
    group: 'block plain',
    attrs: { start: { default: 1 } },
    toDOM: ({ attrs: { start } }) => ['ol', start === 1 ? {} : { start }, 0],
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: Number(dom.getAttribute('start') ?? 1) || 1 }) }],
  },
  list_item: html('li', { content: 'paragraph plain*', defining: true }),
  blockquote: html('blockquote', { content: 'plain+', group: 'block', defining: true }),
  pull: own(
    'pull',
    'blockquote',
    { content: 'pull_text pull_by', group: 'block', defining: true, isolating: true },
    () => t.pullQuote,
  ),
  pull_text: own('pull_text', 'p', { content: 'inline*', defining: true }),
  pull_by: own('pull_by', 'p', { content: 'text*', marks: '', defining: true }),
  note: own(
    'note',
    'aside',
    { content: 'note_title plain+', group: 'block', defining: true, isolating: true },
    () => t.callOut,
  ),
  note_title: own('note_title', 'p', { content: 'text*', marks: '', defining: true }),
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure: own('figure', 'figure', { ...media, attrs: { media: text, width, alt: text, credit: text } }),
  video: own('video', 'figure', { ...media, attrs: { media: text, width, credit: text } }),
  gallery: own('gallery', 'figure', { ...media, content: 'figure{1,4} caption', attrs: { width } }),
  caption: own('caption', 'figcaption', { content: 'inline*', defining: true }),
  place: own('place', 'div', { group: 'block', atom: true, draggable: true, attrs: { id: text } }),
  ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: { align } }),
  text: { group: 'inline' },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
};
