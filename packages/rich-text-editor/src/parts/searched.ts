import type { Command } from 'prosemirror-state';
import { foundIn, replaceAll, replaceMatch, searchFor, showMatch } from '../state/find.ts';
import type { Search } from '../state/matches.ts';
import type { Editor } from './editor.ts';

/** A text in which words are found and replaced: as its readers see it, or its Markdown. */
export type Searched = {
  /** Another one after each change. */
  text: unknown;
  /** Of matches. */
  count: number;
  /** Which of them is shown; -1 without any. */
  at: number;
  /** What somebody has chosen in the text. */
  chosen: () => string;
  /** Looks for other words, and shows the first match from here on. */
  search: (wanted: Search) => void;
  show: (by: -1 | 1) => void;
  /** Replaces the match that is shown, and shows the next. */
  replace: (by: string) => void;
  /** All at once, and taken back at once. Gives the text after it. */
  replaceAll: (by: string) => unknown;
};

/** The text as its readers see it. */
export function searchedDocument({ view, state }: Editor): Searched {
  const { matches, at } = foundIn(state);
  const run = (command: Command) => command(view.state, view.dispatch, view);
  return {
    text: state.doc,
    count: matches.length,
    at,
    chosen: () => state.doc.textBetween(state.selection.from, state.selection.to, ' '),
    search(wanted) {
      if (view.isDestroyed) return;
      run(searchFor(wanted));
      run(showMatch(0));
    },
    show: (by) => run(showMatch(by)),
    replace(by) {
      run(replaceMatch(by));
      run(showMatch(0));
    },
    replaceAll(by) {
      run(replaceAll(by));
      return view.state.doc;
    },
  };
}
