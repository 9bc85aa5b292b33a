import { asParagraphs } from '@trekker/rich-text/normal-markdown.ts';
import { Plugin, Selection } from 'prosemirror-state';
import { fromDocument } from './from-document.ts';
import { toDocument } from './to-document.ts';

/** Whatever a change brought that is no paragraph is one at once, as far as it has words. */
export function onlyParagraphs(): Plugin {
  return new Plugin({
    appendTransaction(_, __, { doc, selection, tr }) {
      if (doc.content.content.every(({ type }) => type.name === 'paragraph')) return null;
      tr.replaceWith(0, doc.content.size, toDocument(asParagraphs(fromDocument(doc))).content);
      return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(selection.head, tr.doc.content.size)), -1));
    },
  });
}
