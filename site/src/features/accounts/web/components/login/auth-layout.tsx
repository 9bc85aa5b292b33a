import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type ReactNode, useEffect } from 'react';
import { useHasOurName } from '#web/frame-data.ts';
import { loginPrompt } from '#web/session/use-login-prompt.ts';
import styles from './auth-layout.module.css';
import reine640 from './reine-640.webp';
import reine1067 from './reine-1067.webp';

/** The two halves of an account page: what there is to do, and, where there is room, an image. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const toast = useToast();
  const hasOurName = useHasOurName();
  // Who was invited to log in has come.
  useEffect(() => toast.forget(loginPrompt), [toast]);
  return (
    <div className={styles.authLayout}>
      <div className={styles.half}>
        <div className="stack">{children}</div>
      </div>
      <figure className={styles.image}>
        <img
          src={reine640}
          srcSet={`${reine640} 640w, ${reine1067} 1067w`}
          sizes="(min-width: 64rem) max(50vw, 80vh), 1px"
          width={1067}
          height={1334}
          alt="Red cabins on stilts in the still water of a fjord, steep peaks behind them"
          loading="lazy"
        />
        {/* What our magazine says of it. */}
        {hasOurName && (
          <figcaption>
            <q>The ferry takes three hours, the leaving rather longer.</q>
            Reine, Lofoten, 67.93° N 13.09° E
          </figcaption>
        )}
      </figure>
    </div>
  );
}
