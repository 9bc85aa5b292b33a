import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import styles from './toast.module.css';
import { Toast, type ToastMessage } from './toast.tsx';

/** Shows a message: `toast('Copied to clipboard!')`. */
export type ShowToast = (text: string, options?: Omit<ToastMessage, 'id' | 'text'>) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** The function that shows a message in the Toasts region around. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Stands around the whole product once. Messages are read aloud, and stay while the pointer or the focus is on them. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);

  const show: ShowToast = useCallback((text, options) => {
    count.current += 1;
    const message = { ...options, text, id: count.current };
    setMessages((shown) => [...shown, message]);
  }, []);
  const remove = useCallback((id: number) => {
    setMessages((shown) => shown.filter((message) => message.id !== id));
    setHeld(false);
  }, []);

  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts} data-screen-only aria-live="polite" {...hold} {...release}>
        {messages.map((message) => (
          <Toast key={message.id} message={message} held={held} onGone={remove} />
        ))}
      </div>
    </ToastContext>
  );
}
