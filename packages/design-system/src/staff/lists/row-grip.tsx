import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GripIcon } from '../../icon.tsx';
import styles from './row-grip.module.css';

export type RowGripProps = {
  /** What the row is, such as "day 2". */
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
};

/** Moves a row of a list (`data-row`) by drag, or by the arrow keys while it has the focus; Escape undoes a drag. */
export function RowGrip({ name, place, count, onMove }: RowGripProps) {
  const grip = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<number | null>(null);
  const moveTo = (to: number) => {
    if (to !== place && to >= 0 && to < count) onMove(to);
  };
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const row = grip.current?.closest('[data-row]');
    const others = [...(row?.parentElement?.children ?? [])].filter((other) => other !== row);
    // Middles count, not edges: rows of different heights would change places back and forth under a resting mouse.
    moveTo(others.filter((other) => middleOf(other) < clientY).length);
  });
  const end = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (start !== null) moveTo(start);
    }
    setStart(null);
  });

  // On the window: an element that changes its place in the document loses the pointer that it had captured.
  const isHeld = start !== null;
  useEffect(() => {
    if (!isHeld) return;
    const row = grip.current?.closest('[data-row]');
    const listeners = new AbortController();
    const { signal } = listeners;
    row?.setAttribute('data-dragged', '');
    window.addEventListener('pointermove', follow, { signal, passive: true });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', end, { signal, capture: true });
    return () => {
      listeners.abort();
      row?.removeAttribute('data-dragged');
    };
  }, [isHeld]);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 };
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(to);
  };

  return (
    <button
      ref={grip}
      type="button"
      data-part="grip"
      className={styles.grip}
      aria-label={`Move ${name}, ${place + 1} of ${count}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag, or press the arrow keys"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0 && event.isPrimary) setStart(place);
      }}
    >
      <GripIcon small />
    </button>
  );
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
