import { Button } from '@trekker/design-system/actions/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { VisitCounter } from '#features/visits/web/components/visit-counter.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import { unreachableMessage } from '#web/unreachable.ts';
import { t } from '../consent.texts.ts';
import { type Consent as Answer, readConsent, writeConsent } from '../consent-cookie.ts';
import styles from './consent.module.css';

// Few open it. Without a line, the page stays and says so.
const ConsentSettings = lazy(() =>
  import('./consent-settings.tsx').then(
    (settings) => ({ default: settings.ConsentSettings }),
    () => ({ default: NotThere }),
  ),
);

function NotThere() {
  return (
    <p className={`${styles.bar} wrap`} role="alert">
      {unreachableMessage()}
    </p>
  );
}

export type ConsentProps = { settingsOpen: boolean; onSettings: (open: boolean) => void };

/**
 * The bar that asks, on every page until it is answered, and the dialog behind it. Pages are the same for everybody and
 * know of no cookie, so it appears once the script runs; before that nothing that needs an answer could be loaded
 * either.
 */
export function Consent({ settingsOpen, onSettings }: ConsentProps) {
  const [answer, setAnswer] = useState<Answer | undefined | 'not read'>('not read');
  useEffect(() => setAnswer(readConsent()), []);

  const give = (given: Answer) => {
    writeConsent(given);
    setAnswer(given);
    onSettings(false);
  };
  if (answer === 'not read') return null;
  return (
    <>
      {answer?.analytics && <VisitCounter />}
      {answer === undefined && (
        <section className={styles.bar} aria-label={t.title} data-screen-only>
          <div className={`wrap ${styles.line}`}>
            <p>
              {t.question}{' '}
              <a className="link" href={hrefTo('/cookies')}>
                {frameWords.cookies}
              </a>
            </p>
            <div className={styles.buttons}>
              <Button variant="ghost" small onClick={() => onSettings(true)}>
                {t.settings}
              </Button>
              <Button small onClick={() => give({ analytics: false, ads: false })}>
                {t.decline}
              </Button>
              <Button small onClick={() => give({ analytics: true, ads: true })}>
                {t.acceptAll}
              </Button>
            </div>
          </div>
        </section>
      )}
      {settingsOpen && (
        <Suspense>
          <ConsentSettings open current={answer} onSave={give} onClose={() => onSettings(false)} />
        </Suspense>
      )}
    </>
  );
}
