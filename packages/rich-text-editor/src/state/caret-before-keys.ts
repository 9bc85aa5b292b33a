import { Plugin } from 'prosemirror-state';

/**
 * A browser tells of a caret that has moved only later, and hands on a key that is pressed meanwhile first: Enter right
 * after Ctrl+End would split the text where the caret was before. So the caret is looked for before each key.
 */
export const caretBeforeKeys = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        keydown(view, { isComposing, keyCode }) {
          // 229: an input method is at work, and what it holds is not to be touched.
          if (!isComposing && !view.composing && keyCode !== 229)
            view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
          return false;
        },
      },
    },
  });
