import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { callTo } from '#web/language/href-to.ts';
import { keepReturnPath } from '../../return-path.ts';
import styles from './continue-with-google.module.css';
import { t } from './login.texts.ts';

/** The other way in. It leaves the site and comes back to /auth/check-login. */
export function ContinueWithGoogle() {
  return (
    <>
      <p className={styles.or}>{t.or}</p>
      <ButtonLink href={callTo('/api/v3/auth/google')} variant="outline" wide rel="nofollow" onClick={keepReturnPath}>
        {t.continueWithGoogle}
      </ButtonLink>
    </>
  );
}
