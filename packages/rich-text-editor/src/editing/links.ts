import { isAllowedLink, normalLink } from '@trekker/rich-text/allowed-links.ts';
import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from '../document/schema.ts';

const link = schema.marks.link as MarkType;

export type LinkAt = { from: number; to: number; address: string };

/** The whole link at the beginning of the selection. */
export function linkAt({ selection, doc }: EditorState): LinkAt | null {
  const { $from } = selection;
  const { parent } = $from;
  if (!parent.inlineContent) return null;
  const parts: { from: number; to: number; address: string | null }[] = [];
  parent.forEach((node, offset) => {
    const address: string | null = link.isInSet(node.marks)?.attrs.to ?? null;
    const from = $from.start() + offset;
    const last = parts.at(-1);
    if (last && last.address === address) last.to = from + node.nodeSize;
    else parts.push({ from, to: from + node.nodeSize, address });
  });
  const at = selection.from;
  const found = parts.find(
    ({ from, to, address }) => address !== null && from <= at && at <= to && (at < to || selection.empty),
  );
  return found && found.to <= doc.content.size ? (found as LinkAt) : null;
}

/** Makes a link of the words that are marked, changes the one that is there, or writes `name` with a link around it. */
export const setLink =
  (address: string, name: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const mark = link.create({ to: normalLink(address) });
    const old = linkAt(state);
    if (!selection.$from.parent.type.allowsMarkType(link)) return false;
    if (selection.empty && !old) {
      const marks = mark.addToSet(selection.$from.marks());
      tr.replaceSelectionWith(schema.text(name, marks), false);
    } else {
      const { from, to } = selection.empty && old ? old : selection;
      tr.removeMark(from, to, link).addMark(from, to, mark);
      tr.setSelection(TextSelection.create(tr.doc, to));
    }
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state);
  const { from, to, empty } = state.selection;
  if (!found && empty) return false;
  const tr = state.tr;
  if (found) tr.removeMark(found.from, found.to, link);
  dispatch?.(tr.removeMark(from, to, link));
  return true;
};

/** What somebody typed as an address: "example.com" means one on the web. Null when it is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const isBare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(text);
  const isMail = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(text);
  const whole = isMail ? `mailto:${text}` : isBare ? `https://${text}` : text;
  return text !== '' && isAllowedLink(normalLink(whole)) ? normalLink(whole) : null;
}
