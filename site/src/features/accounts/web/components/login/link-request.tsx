import { Button } from '@trekker/design-system/actions/button.tsx';
import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { MailIcon } from '@trekker/design-system/icon.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { returnPath } from '#contract/return-path.ts';
import type { requestReset, requestSignInLink } from '#features/accounts/password.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { keepForMailedLink } from '#web/session/mailed-intention.ts';
import { AuthLayout } from './auth-layout.tsx';
import styles from './link-request.module.css';
import { t } from './login.texts.ts';
import { useWithNext } from './login-link.tsx';

export type LinkRequestProps = {
  endpoint: typeof requestReset | typeof requestSignInLink;
  /** The page's own address. */
  path: string;
  title: string;
  text: string;
  /** What the button does. */
  label: string;
  /** What the server answers to every address. */
  answer: string;
  /** One was asked for without a script, and this page says so. */
  done: boolean;
};

/**
 * Asks for a link by mail. The panels' titles and the words of the busy button are literal (docs/specification.md, 4).
 */
export function LinkRequest({ endpoint, path, title, text, label, answer, done }: LinkRequestProps) {
  const sent = useSentForm('link-request');
  const [email, setEmail] = useState(sent?.values.email ?? '');
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(endpoint, sent);
  const navigate = useNavigate();
  const wrongField = call.errors.email;
  const isSent = call.succeeded || done;
  const isShown = !isSent && !(call.failed && !wrongField);
  const login = useWithNext('/login');
  const cameBack = useRef(false);
  useFocusOnErrors(form, call.errors);
  useEffect(() => {
    if (isShown && cameBack.current) form.current?.querySelector('input')?.focus();
    cameBack.current = false;
  }, [isShown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = new URLSearchParams(location.search).get('next');
    if (next) keepForMailedLink(email, returnPath(next, location.origin));
    void call.send({ email });
  };
  const goBack = () => {
    cameBack.current = true;
    call.reset();
    if (done) void navigate(path, { replace: true });
  };

  return (
    <AuthLayout>
      <div aria-live="polite" className="stack">
        {isSent && (
          <>
            <MailIcon />
            <h1 className="t-page">{t.checkYourEmail}</h1>
            <p className="muted">{call.message ?? answer}</p>
            <p className="muted">{email ? t.sentTo({ email }) : t.notArrived}</p>
            <BackToForm path={path} onGo={goBack} text={t.useADifferentEmail} />
          </>
        )}
        {call.failed && !wrongField && (
          <div className={styles.failed} role="alert">
            <h1 className="t-small">{t.somethingWantWrong}</h1>
            <p className="fine">{call.message}</p>
            <BackToForm path={path} onGo={goBack} text={t.tryAgain} />
          </div>
        )}
      </div>
      {isShown && (
        <form ref={form} className="stack" method="post" action={hrefTo(path)} onSubmit={submit} noValidate>
          <h1 className="t-page">{title}</h1>
          <p className="muted">{text}</p>
          <Field label={t.email} error={wrongField}>
            <Input
              type="email"
              name="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button type="submit" wide busy={call.busy} aria-label={call.busy ? t.pleaseWait : undefined}>
            {call.busy ? t.sendingEmail : label}
          </Button>
        </form>
      )}
      <p>
        <GoLink href={hrefTo(login)}>{t.backToLogin}</GoLink>
      </p>
    </AuthLayout>
  );
}

/** A link, which leads to the form without a script too; with one, what was typed is still there. */
function BackToForm({ path, onGo, text }: { path: string; onGo: () => void; text: string }) {
  return (
    <p>
      <a
        className={`link ${styles.again}`}
        href={hrefTo(path)}
        onClick={(event) => {
          event.preventDefault();
          onGo();
        }}
      >
        {text}
      </a>
    </p>
  );
}
