import { isAllowedLink } from '@trekker/rich-text/allowed-links.ts';
import { type MarkSpec, Schema } from 'prosemirror-model';
import { blockNodes } from './block-nodes.ts';

function linkOf(dom: HTMLElement) {
  const to = dom.getAttribute('data-to') ?? dom.getAttribute('href') ?? '';
  return isAllowedLink(to) ? { to } : false;
}

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { to: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: linkOf }],
    // What is copied leads somewhere in other programs only if it has an address of its own.
    toDOM: ({ attrs: { to } }) => ['a', { href: /^(https?|mailto|tel):/i.test(to) ? to : '#', 'data-to': to }, 0],
  },
  em: {
    parseDOM: [
      { tag: 'i' },
      { tag: 'em' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
    ],
    toDOM: () => ['em', 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all that is copied in a <b> that is not bold.
      { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
      { style: 'font-weight=normal', clearMark: ({ type }) => type.name === 'strong' },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
};

export const schema = new Schema({ nodes: blockNodes, marks });
