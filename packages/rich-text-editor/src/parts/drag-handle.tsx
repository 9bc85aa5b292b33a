import { GripIcon } from '@trekker/design-system/account-icons.tsx';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type DragEvent, useEffect, useState } from 'react';
import { t } from '../staff-editor.texts.ts';
import styles from './drag-handle.module.css';

type Place = { pos: number; top: number; left: number };

/**
 * A grip beside the block under the mouse, to drag it elsewhere. Keyboards and fingers have Alt with the arrows, and
 * the tools that move a block.
 */
export function DragHandle({ view, frame }: { view: EditorView; frame: HTMLElement }) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const look = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) setPlace(placeAt(view, event.clientY));
    };
    const leave = () => setPlace(null);
    frame.addEventListener('pointermove', look, { passive: true });
    frame.addEventListener('pointerleave', leave);
    view.dom.addEventListener('keydown', leave);
    return () => {
      frame.removeEventListener('pointermove', look);
      frame.removeEventListener('pointerleave', leave);
      view.dom.removeEventListener('keydown', leave);
    };
  }, [view, frame]);
  if (!place) return null;
  const choose = () => {
    const selection = NodeSelection.create(view.state.doc, place.pos);
    view.dispatch(view.state.tr.setSelection(selection));
    return selection;
  };
  const drag = ({ dataTransfer }: DragEvent) => {
    const slice = choose().content();
    const { dom, text } = view.serializeForClipboard(slice);
    dataTransfer.clearData();
    dataTransfer.setData('text/html', dom.innerHTML);
    dataTransfer.setData('text/plain', text);
    dataTransfer.effectAllowed = 'copyMove';
    const shown = view.nodeDOM(place.pos);
    if (shown instanceof Element) dataTransfer.setDragImage(shown, 0, 0);
    view.dragging = { slice, move: true };
  };
  return (
    <div
      className={styles.handle}
      style={{ insetBlockStart: place.top, '--left': `${place.left}px` } as React.CSSProperties}
      title={t.dragToMove}
      aria-hidden="true"
      draggable
      onDragStart={drag}
      onClick={() => {
        choose();
        view.focus();
      }}
    >
      <GripIcon small />
    </div>
  );
}

/** The block at this height, and where its grip stands, which is beside the text. */
function placeAt(view: EditorView, y: number): Place | null {
  const outside = view.dom.getBoundingClientRect();
  let pos = 0;
  for (let index = 0; index < view.state.doc.childCount; index += 1) {
    const shown = view.nodeDOM(pos);
    if (shown instanceof Element) {
      const { top, bottom, left } = shown.getBoundingClientRect();
      if (y >= top - 8 && y <= bottom + 8) return { pos, top: top - outside.top, left: left - outside.left };
    }
    pos += view.state.doc.child(index).nodeSize;
  }
  return null;
}
