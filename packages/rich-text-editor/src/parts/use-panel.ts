import type { EditorView } from 'prosemirror-view';
import { type RefObject, useRef, useState } from 'react';
import { refreshMeta } from '../state/decorations.ts';
import type { Panel } from './editor.ts';

/** What is open over the text, and where. */
export function usePanel(view: EditorView | null, frame: RefObject<HTMLElement | null>) {
  const [panel, setShown] = useState<Panel | null>(null);
  /** How often one was opened: what is asked for again begins anew. */
  const [opened, setOpened] = useState(0);
  const [at, setAt] = useState({ top: 0, left: 0 });
  const panelNow = useRef<Panel | null>(null);
  const bySlash = useRef(false);
  const viewNow = useRef(view);
  viewNow.current = view;
  const setPanel = (wanted: Panel | null) => {
    panelNow.current = wanted;
    setShown(wanted);
    const now = viewNow.current;
    if (now && !now.isDestroyed) now.dispatch(refreshMeta(now.state));
  };
  const open = (wanted: Panel, isSlash = false) => {
    bySlash.current = isSlash;
    const outside = frame.current?.getBoundingClientRect();
    const now = viewNow.current;
    if (outside && now) {
      const { bottom, left } = now.coordsAtPos(now.state.selection.from);
      setAt({ top: bottom - outside.top + 8, left: left - outside.left - 16 });
    }
    setOpened((times) => times + 1);
    setPanel(wanted);
  };
  /** `isEscape`: the slash that asked for a block was meant as one. */
  const close = (isEscape = false) => {
    setPanel(null);
    const now = viewNow.current;
    if (isEscape && bySlash.current) now?.dispatch(now.state.tr.insertText('/'));
    now?.focus();
  };
  return { panel, panelNow, opened, at, open, close, setPanel };
}
