import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { keepReturnPath } from '../../return-path.ts';
import styles from './continue-with-google.module.css';

/** The other way in. It leaves the site and comes back to /auth/check-login. */
export function ContinueWithGoogle() {
  return (
    <>
      <p className={styles.or}>or</p>
      <ButtonLink href="/api/v3/auth/google" variant="outline" wide rel="nofollow" onClick={keepReturnPath}>
        Continue with Google
      </ButtonLink>
    </>
  );
}
