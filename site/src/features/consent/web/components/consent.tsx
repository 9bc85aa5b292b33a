import { Button } from '@trekker/design-system/actions/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { VisitCounter } from '#features/visits/web/components/visit-counter.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { unreachableMessage } from '#web/unreachable.ts';
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
        <section className={styles.bar} aria-label="Cookie consent" data-screen-only>
          <div className={`wrap ${styles.line}`}>
            <p>
              With your permission, we count visits and remember your choices. Nothing optional loads before you answer.{' '}
              <a className="link" href={hrefTo('/cookies')}>
                Cookies
              </a>
            </p>
            <div className={styles.buttons}>
              <Button variant="ghost" small onClick={() => onSettings(true)}>
                Settings
              </Button>
              <Button small onClick={() => give({ analytics: false, ads: false })}>
                Decline
              </Button>
              <Button small onClick={() => give({ analytics: true, ads: true })}>
                Accept All
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
