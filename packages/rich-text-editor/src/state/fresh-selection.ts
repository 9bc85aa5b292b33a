import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * A browser tells of a selection that has changed only later, and keys may be faster: Enter right after Ctrl+End would
 * split the text where the caret was before, and an address that is pasted over words just selected would stand beside
 * them. So the selection is looked for before each key and each use of the clipboard.
 */
export function freshSelection(): Plugin {
  const look = (view: EditorView) => {
    // What an input method holds is not to be touched.
    if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(view, { isComposing, keyCode }) {
          // 229: a key that an input method takes.
          if (!isComposing && keyCode !== 229) look(view);
        },
        copy: look,
        cut: look,
        paste: look,
      },
    },
  });
}
