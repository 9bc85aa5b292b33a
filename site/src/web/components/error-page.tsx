import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { useRevalidator, useRouteError } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { Problem } from '../../contract/problem.ts';
import { useLateFailure } from '../navigation/awaited.tsx';
import { Unreachable, unreachableMessage } from '../unreachable.ts';
import { t } from './components.texts.ts';
import styles from './error-page.module.css';

/** What went wrong where this stands in place of a page or of a part that did not come, and the way to try again. */
export function useFailure() {
  // A page that opened before its data came fails inside itself, any other as a whole.
  const failedLater = useLateFailure();
  const failedAtOnce = useRouteError();
  const error = failedLater ?? failedAtOnce;
  const { revalidate, state } = useRevalidator();
  if (error instanceof Problem) {
    return {
      message: error.message,
      unreachable: error instanceof Unreachable,
      missing: error.code === 'not_found',
      tryAgain: () => void revalidate(),
      busy: state === 'loading',
    };
  }
  // Code that did not come, or failed: the router keeps it as it is, only the document brings it anew.
  const unreachable = typeof document !== 'undefined' && !navigator.onLine;
  return {
    message: unreachable ? unreachableMessage() : t.failed,
    unreachable,
    missing: false,
    tryAgain: () => location.reload(),
    busy: false,
  };
}

type ErrorPageProps = {
  /** Where one is safe, in the frame that the page stands in. */
  home?: { href: string; label: string };
};

/** Shown in place of a page whose content could not be brought. */
export function ErrorPage({ home = { href: '/', label: t.returnHome } }: ErrorPageProps) {
  const { message, unreachable, missing, tryAgain, busy } = useFailure();
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <h1 className="t-page">{missing ? t.noPage : t.pageFailed}</h1>
      <p className="lead">{message}</p>
      <div className="row">
        {/* Again it would find no more. */}
        {!missing && (
          <Button onClick={tryAgain} busy={busy}>
            {t.tryAgain}
          </Button>
        )}
        <ButtonLink href={hrefTo(home.href)} variant="outline">
          {home.label}
        </ButtonLink>
        {unreachable && (
          <ButtonLink href={hrefTo('/offline')} variant="outline">
            {t.savedHere}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** A failure that leaves nobody outside the back office. */
export function StaffErrorPage() {
  return <ErrorPage home={{ href: '/admin', label: t.dashboard }} />;
}
