import { createContext, type ReactNode, useContext, useId, useMemo, useRef, useState } from 'react';
import styles from './toast.module.css';
import { Toast, type ToastMessage } from './toast.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

export type ToastOptions = Omit<ToastMessage, 'id' | 'text' | 'about'> & {
  /**
   * What the message is about, where that is not the component: a thing with several buttons, or a part that comes and
   * goes.
   */
  about?: string;
};

/**
 * Shows a message: `toast('Copied to clipboard!')`. It takes the place of an earlier one about the same, so that an old
 * failure never stands beside a later success. `forget` takes it away where a success is told without words.
 */
export type ShowToast = {
  (text: string, options?: ToastOptions): void;
  forget(about?: string): void;
};

export type ToastRegion = { show(message: Omit<ToastMessage, 'id'>): void; forget(about: string): void };

const ToastContext = createContext<ToastRegion>({ show: () => {}, forget: () => {} });

/** The Toasts region around, for messages that say what they are about. What stands on every card asks for no more. */
export const useToastRegion = (): ToastRegion => useContext(ToastContext);

/** The function that shows a message in the Toasts region around. */
export function useToast(): ShowToast {
  const region = useToastRegion();
  const own = useId();
  return useMemo(
    () =>
      Object.assign((text: string, options?: ToastOptions) => region.show({ about: own, ...options, text }), {
        forget: (about = own) => region.forget(about),
      }),
    [region, own],
  );
}

/**
 * Stands around the whole product once. Messages are read aloud, and stay while the pointer or the focus is on them.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);

  const { region, remove } = useMemo(() => {
    const drop = (isDropped: (message: ToastMessage) => boolean) => {
      setMessages((shown) => (shown.some(isDropped) ? shown.filter((message) => !isDropped(message)) : shown));
      // What held it goes with it, and tells nobody that it has left.
      setHeld(false);
    };
    const region: ToastRegion = {
      show(message) {
        count.current += 1;
        const id = count.current;
        region.forget(message.about);
        setMessages((shown) => [...shown, { ...message, id }]);
      },
      forget: (about) => drop((message) => message.about === about),
    };
    return { region, remove: (id: number) => drop((message) => message.id === id) };
  }, []);

  useUndoKeys(messages, remove);
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <ToastContext value={region}>
      {children}
      <div className={styles.toasts} data-toasts data-screen-only aria-live="polite" {...hold} {...release}>
        {messages.map((message) => (
          <Toast key={message.id} message={message} held={held} onGone={remove} />
        ))}
      </div>
    </ToastContext>
  );
}
