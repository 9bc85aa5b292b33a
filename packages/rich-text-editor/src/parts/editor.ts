import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { EditorHost } from '../editor-host.ts';
import { t } from '../staff-editor.texts.ts';
import type { Descriptions } from '../state/descriptions.ts';

/** What opens over the text, or beside it. */
export type Panel = 'link' | 'insert' | 'find' | 'keys';

/** What the parts around the text know of it, and what they can do to it. */
export type Editor = {
  view: EditorView;
  /** As it is shown now: another one after each change. */
  state: EditorState;
  host: EditorHost;
  descriptions: Descriptions;
  /** Does it to the text and says what was done. */
  run: (command: Command, says?: string) => void;
  say: (what: string) => void;
  open: (panel: Panel) => void;
};

/** How the keys of a shortcut are called on this machine, in the reader's language: "Ctrl Shift 7". */
export function keyNames(key: string): string {
  const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
  const names: Readonly<Record<string, string>> = isApple
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', ArrowUp: '↑', ArrowDown: '↓', Enter: '↵' }
    : { Mod: t.controlKey, Shift: t.shiftKey, Enter: t.enterKey, ArrowUp: '↑', ArrowDown: '↓' };
  return key
    .split('-')
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ');
}
