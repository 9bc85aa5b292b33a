import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GripIcon } from '../../account-icons.tsx';
import { lineDirection } from '../../line-direction.ts';
import { t } from '../staff-controls.texts.ts';
import { scrollAtEdge } from './edge-scroll.ts';
import styles from './row-grip.module.css';
import { type ListPlace, listBeside, listUnder, placeIn } from './row-lists.ts';

export type RowGripProps = {
  /** What the row is, such as "day 2". */
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  /** Lets it go to the other lists of the form (`row-lists.ts`), by drag or by the left and right arrow. */
  onCarry?: (to: ListPlace) => void;
};

/** Moves a row of a list (`data-row`) by drag, or by the arrow keys while it has the focus; Escape undoes a drag. */
export function RowGrip({ name, place, count, onMove, onCarry }: RowGripProps) {
  const grip = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<number | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const pointer = useRef<PointerEvent | null>(null);
  const moveTo = (to: number) => {
    if (to !== place && to >= 0 && to < count) onMove(to);
  };
  const carryTo = (list: HTMLElement, at: number) => onCarry?.({ list: list.dataset.list ?? '', place: at });
  const point = (list: HTMLElement | null) => {
    over.current?.removeAttribute('data-drop');
    over.current = list;
    list?.setAttribute('data-drop', '');
  };
  const follow = useEffectEvent((event: PointerEvent) => {
    const row = grip.current?.closest('[data-row]');
    pointer.current = event;
    if (!row) return;
    if (onCarry) point(listUnder(row, event));
    if (over.current) return;
    const rows = row.parentElement?.querySelectorAll(':scope > [data-row]') ?? [];
    moveTo(
      placeIn(
        Array.from(rows).filter((other) => other !== row),
        event.clientY,
      ),
    );
  });
  const end = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (start !== null) moveTo(start);
    }
    const list = over.current;
    pointer.current = null;
    point(null);
    setStart(null);
    if (list && event instanceof PointerEvent && event.type === 'pointerup')
      carryTo(list, placeIn(list.querySelectorAll('[data-row]'), event.clientY));
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
    let before = performance.now();
    let frame = requestAnimationFrame(function scroll(now) {
      const held = pointer.current;
      const isMoved = row && held && scrollAtEdge(row, held.clientY, now - before);
      before = now;
      // What lies under a pointer that rests is another row then.
      if (isMoved) follow(held);
      frame = requestAnimationFrame(scroll);
    });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
      row?.removeAttribute('data-dragged');
    };
  }, [isHeld]);

  const carryBeside = (event: ReactKeyboardEvent, step: number) => {
    const row = grip.current?.closest('[data-row]');
    const list = row && listBeside(row, step);
    event.preventDefault();
    if (list) carryTo(list, list.querySelectorAll('[data-row]').length);
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const beside = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (onCarry && beside) return carryBeside(event, beside * lineDirection(event.currentTarget));
    const steps: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };

  return (
    <button
      ref={grip}
      type="button"
      data-part="grip"
      className={styles.grip}
      aria-label={t.moveRow({ name, place: place + 1, count })}
      aria-keyshortcuts={onCarry ? 'ArrowUp ArrowDown ArrowLeft ArrowRight' : 'ArrowUp ArrowDown'}
      title={onCarry ? t.dragHintBeside : t.dragHint}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0 && event.isPrimary) setStart(place);
      }}
    >
      <GripIcon small />
    </button>
  );
}
