import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Browsers tell of a new selection a moment later, and keys may be faster: whoever selects the words just typed and
 * pastes at once means these, and not the caret that the editor knows of. Selections that are no text, such as cells of
 * a table, the editor shows by other means than the browser's.
 */
export function readSelection(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  if (!(selection instanceof TextSelection) || view.composing || !view.hasFocus()) return;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || anchorOffset === undefined || focusOffset === undefined) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const anchor = view.posAtDOM(anchorNode, anchorOffset);
  const head = view.posAtDOM(focusNode, focusOffset);
  if (anchor === selection.anchor && head === selection.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}
