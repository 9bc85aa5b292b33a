import { Button, ButtonLink } from '@trekker/design-system/button.tsx';
import { useAsyncError, useRevalidator, useRouteError } from 'react-router';
import { Problem } from '../contract/problem.ts';
import styles from './error-page.module.css';

type ErrorPageProps = {
  /** Where one is safe, in the frame that the page stands in. */
  home?: { href: string; label: string };
};

/** Shown in place of a page whose content could not be brought. */
export function ErrorPage({ home = { href: '/', label: 'Return Home' } }: ErrorPageProps) {
  // A page that opened before its data came fails inside itself, any other as a whole.
  const failedLater = useAsyncError();
  const failedAtOnce = useRouteError();
  const error = failedLater ?? failedAtOnce;
  const { revalidate, state } = useRevalidator();
  const message = error instanceof Problem ? error.message : 'Something went wrong';
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <h1 className="t-page">This page did not arrive</h1>
      <p className="lead">{message}</p>
      <div className="row">
        <Button onClick={() => revalidate()} busy={state === 'loading'}>
          Try again
        </Button>
        <ButtonLink href={home.href} look="line">
          {home.label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A failure that leaves nobody outside the back office. */
export function StaffErrorPage() {
  return <ErrorPage home={{ href: '/admin', label: 'Dashboard' }} />;
}
