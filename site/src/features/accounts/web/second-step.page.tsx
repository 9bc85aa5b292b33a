import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import type { PageMeta } from '#web/page.ts';
import { finishLogin } from '../second-factor.contract.ts';
import { factorsOfAddress } from '../second-step-address.ts';
import { t } from './account.texts.ts';
import { AuthLayout } from './components/login/auth-layout.tsx';
import { LoginLink } from './components/login/login-link.tsx';
import { PasskeyLogin } from './components/login/passkey-login.tsx';
import { CodeInput } from './components/security/code-input.tsx';
import { useAfterLogin } from './use-after-login.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.login, description: t.secondStepDescription });

export const frame = () => ({ authLayout: true });

/** The second step of a login. Which login it is, the browser's cookie knows; it ends after ten minutes. */
export function Component() {
  const sent = useSentForm('second-step');
  const [code, setCode] = useState('');
  const factors = factorsOfAddress(useSearchParams()[0].get('with'));
  const takesCode = factors.includes('totp');
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(finishLogin, sent);
  const afterLogin = useAfterLogin();
  useFocusOnErrors(form, call.errors);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await call.send({ code });
    if (answer) afterLogin(answer);
  };

  return (
    <AuthLayout>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
        <h1 className="t-page">{t.oneMoreStep}</h1>
        {takesCode && (
          <>
            <Field label={t.code} hint={t.codeHint} error={call.errors.code}>
              <CodeInput required value={code} onChange={(event) => setCode(event.target.value)} />
            </Field>
            <Button type="submit" wide busy={call.busy}>
              {call.busy ? t.loggingIn : t.logIn}
            </Button>
            <div role="alert">
              {call.failed && Object.keys(call.errors).length === 0 && <FieldError>{call.message}</FieldError>}
            </div>
          </>
        )}
        {factors.includes('passkey') && <PasskeyLogin onDone={afterLogin} only={!takesCode} />}
        <p className="fine">
          {t.startOver({
            link: (words) => (
              <LoginLink key="link" to="/login">
                {words}
              </LoginLink>
            ),
          })}
        </p>
        <p className="fine muted">{t.lostBoth}</p>
      </form>
    </AuthLayout>
  );
}
