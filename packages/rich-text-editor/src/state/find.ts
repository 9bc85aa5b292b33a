import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { type Match, matchesIn, type Search } from './matches.ts';

/** `at`: which of the matches is the one that is shown; -1 without any. */
type Found = Search & { matches: readonly Match[]; at: number };

const nothing: Found = { words: '', matchCase: false, matches: [], at: -1 };
const key = new PluginKey<Found>('find');

export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing;

/** Marks all that is looked for, and what is shown of it. `classes` are their looks. */
export function find(classes: { match: string; current: string }): Plugin<Found> {
  return new Plugin<Found>({
    key,
    state: {
      init: () => nothing,
      apply(tr, found, _, state) {
        const search = tr.getMeta(key) as Partial<Found> | undefined;
        if (!search && !tr.docChanged) return found;
        const wanted = { ...found, ...search };
        const matches = matchesInDocument(state.doc, wanted);
        const near = matches.findIndex(({ from }) => from >= state.selection.from);
        const isNew = search?.words !== undefined || search?.matchCase !== undefined;
        const at = isNew ? Math.max(near, 0) : Math.min(wanted.at, matches.length - 1);
        return { ...wanted, matches, at: matches.length === 0 ? -1 : Math.max(at, 0) };
      },
    },
    props: {
      decorations(state) {
        const { matches, at } = foundIn(state);
        const marks = matches.map(({ from, to }, index) =>
          Decoration.inline(from, to, { class: index === at ? classes.current : classes.match }),
        );
        return DecorationSet.create(state.doc, marks);
      },
    },
  });
}

function matchesInDocument(doc: Node, search: Search): Match[] {
  if (search.words === '') return [];
  const matches: Match[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return;
    const text = node.textBetween(0, node.content.size, undefined, '\n');
    for (const { from, to } of matchesIn(text, search)) matches.push({ from: pos + 1 + from, to: pos + 1 + to });
  });
  return matches;
}

export const searchFor =
  (search: Search): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, search));
    return true;
  };

/** Shows the next match, or the one before; after the last comes the first. */
export const showMatch =
  (by: -1 | 0 | 1): Command =>
  (state, dispatch, view) => {
    const { matches, at } = foundIn(state);
    const next = (at + by + matches.length) % matches.length;
    const match = matches[next];
    if (!match) return false;
    const tr = state.tr.setSelection(TextSelection.create(state.doc, match.from, match.to)).setMeta(key, { at: next });
    dispatch?.(tr);
    // ProseMirror follows a selection only where the editor has the focus: here the field of the search has it.
    const shown = view?.domAtPos(match.from + 1).node;
    (shown instanceof Element ? shown : shown?.parentElement)?.scrollIntoView({ block: 'center' });
    return true;
  };

export const replaceMatch =
  (by: string): Command =>
  (state, dispatch) => {
    const { matches, at } = foundIn(state);
    const match = matches[at];
    if (!match) return false;
    dispatch?.(replaceIn(state, [match], by).setMeta(key, { at }));
    return true;
  };

/** All at once, and taken back at once. */
export const replaceAll =
  (by: string): Command =>
  (state, dispatch) => {
    const { matches } = foundIn(state);
    if (matches.length === 0) return false;
    dispatch?.(replaceIn(state, matches, by));
    return true;
  };

function replaceIn(state: EditorState, matches: readonly Match[], by: string) {
  const tr = state.tr;
  // From behind, so that those before stay where they are.
  for (const { from, to } of matches.toReversed()) {
    if (by) tr.insertText(by, from, to);
    else tr.delete(from, to);
  }
  return tr;
}
