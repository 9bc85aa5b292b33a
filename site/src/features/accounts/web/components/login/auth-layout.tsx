import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type ReactNode, useEffect } from 'react';
import { PageHalves } from '#web/components/page-halves.tsx';
import { useHasOurName } from '#web/frame-data.ts';
import { loginPrompt } from '#web/session/use-login-prompt.ts';
import styles from './auth-layout.module.css';
import { t } from './login.texts.ts';
import reine640 from './reine-640.webp';
import reine1067 from './reine-1067.webp';

/** The two halves of an account page: what there is to do, and, where there is room, an image. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const toast = useToast();
  const hasOurName = useHasOurName();
  // Who was invited to log in has come.
  useEffect(() => toast.forget(loginPrompt), [toast]);
  return (
    <PageHalves
      className={styles.authLayout}
      beside={
        <>
          <img
            src={reine640}
            srcSet={`${reine640} 640w, ${reine1067} 1067w`}
            sizes="(min-width: 64rem) max(50vw, 80vh), 1px"
            width={1067}
            height={1334}
            alt={t.redCabinsOnStilts}
            loading="lazy"
          />
          {/* What our magazine says of it. */}
          {hasOurName && (
            <figcaption>
              <q>{t.theFerryTakesThree}</q>
              {t.reine}
            </figcaption>
          )}
        </>
      }
    >
      <div className={styles.half}>
        <div className="stack">{children}</div>
      </div>
    </PageHalves>
  );
}
