import { Button, ButtonLink } from '@trekker/design-system/button.tsx';
import { useAsyncError, useRevalidator, useRouteError } from 'react-router';
import { Problem } from '../contract/problem.ts';
import styles from './error-page.module.css';

/** Shown in place of a page whose content could not be brought. */
export function ErrorPage() {
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
        <ButtonLink href="/" look="line">
          Return Home
        </ButtonLink>
      </div>
    </div>
  );
}
