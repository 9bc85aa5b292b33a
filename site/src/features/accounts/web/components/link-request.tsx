import { Button } from '@trekker/design-system/button.tsx';
import { Field } from '@trekker/design-system/field.tsx';
import { GoLink } from '@trekker/design-system/go-link.tsx';
import { MailIcon } from '@trekker/design-system/icon.tsx';
import { Input } from '@trekker/design-system/input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusOnErrors } from '../../../../web/use-focus-on-errors.ts';
import { useFormCall } from '../../../../web/use-form-call.ts';
import type { requestReset, requestSignInLink } from '../../password.contract.ts';
import { Door } from './door.tsx';
import styles from './link-request.module.css';

export type LinkRequestProps = {
  endpoint: typeof requestReset | typeof requestSignInLink;
  title: string;
  text: string;
  /** What the button does. */
  label: string;
};

/** Asks for a link by mail. The panels' titles and the words of the busy button are the spec's. */
export function LinkRequest({ endpoint, title, text, label }: LinkRequestProps) {
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(endpoint);
  const wrongField = call.errors.email;
  useFocusOnErrors(form, call.errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send({ email });
  };

  return (
    <Door>
      <div aria-live="polite" className="stack">
        {call.succeeded && (
          <>
            <MailIcon />
            <h1 className="t-page">Check Your Email</h1>
            <p className="muted">{call.message}</p>
            <p className="muted">It goes to {email}. Have a look into the spam folder if it does not come.</p>
          </>
        )}
        {call.failed && !wrongField && (
          <div className={styles.failed} role="alert">
            <h1 className="t-small">Something want wrong</h1>
            <p className="fine">{call.message}</p>
            <button type="button" className={`link ${styles.again}`} onClick={call.reset}>
              Try again
            </button>
          </div>
        )}
      </div>
      {!call.succeeded && !(call.failed && !wrongField) && (
        <form ref={form} className="stack" onSubmit={submit} noValidate>
          <h1 className="t-page">{title}</h1>
          <p className="muted">{text}</p>
          <Field label="Email" error={wrongField}>
            <Input
              type="email"
              name="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            wide
            busy={call.busy}
            aria-label={call.busy ? 'Please wait' : undefined}
            data-needs-script
          >
            {call.busy ? 'Sending Email...' : label}
          </Button>
          <noscript>
            <p className="muted">This form needs JavaScript.</p>
          </noscript>
        </form>
      )}
      <p>
        <GoLink href="/login">Back to login</GoLink>
      </p>
    </Door>
  );
}
