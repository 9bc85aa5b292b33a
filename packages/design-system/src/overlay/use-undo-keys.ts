import { useEffect } from 'react';
import type { ToastMessage } from './toast.tsx';

/** Ctrl+Z, or Cmd+Z, undoes what the newest message offers to undo: it is far from where the focus is. */
export function useUndoKeys(messages: readonly ToastMessage[], remove: (id: number) => void): void {
  useEffect(() => {
    const offers = messages.flatMap(({ id, actions = [] }) =>
      actions.filter(({ isUndo }) => isUndo).map(({ run }) => ({ id, run })),
    );
    const newest = offers.at(-1);
    if (!newest) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (event.defaultPrevented || isText(target)) return;
      event.preventDefault();
      newest.run();
      remove(newest.id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [messages, remove]);
}

/** There the keys take back what was typed. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
