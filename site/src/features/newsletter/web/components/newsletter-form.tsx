import { Button } from '@trekker/design-system/button.tsx';
import { LineField } from '@trekker/design-system/line-field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Honeypot } from '../../../../web/honeypot.tsx';
import { PassingMessage } from '../../../../web/passing-message.tsx';
import { useFormCall } from '../../../../web/use-form-call.ts';
import { subscribe } from '../../newsletter.contract.ts';
import styles from './newsletter-form.module.css';

/** A part of a page that asks for the newsletter. The browser itself checks the address, and says what is wrong with it. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const call = useFormCall(subscribe);

  const type = (value: string) => {
    setEmail(value);
    setInvalid(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await call.send({ email, website: trap.current?.value ?? '' })) setEmail('');
  };

  return (
    <section className={`wrap section later ${styles.letter}`} aria-labelledby="newsletter-title">
      <h2 className="t-section" id="newsletter-title">
        One letter a month, from somewhere else.
      </h2>
      <form onSubmit={submit} onInvalid={() => setInvalid(true)}>
        <LineField
          id="newsletter-email"
          label="Email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="Your email"
          value={email}
          onChange={(event) => type(event.target.value)}
          invalid={invalid || call.errors.email !== undefined}
        >
          <Button type="submit" busy={call.busy} data-needs-script>
            {call.canRetry ? 'Try again' : 'Subscribe'}
          </Button>
        </LineField>
        <Honeypot ref={trap} />
        <p className={`fine muted ${styles.hint}`}>No tricks: leave with one click.</p>
        <PassingMessage text={call.message} bad={call.failed} seconds={5} onGone={call.reset} />
        <noscript>
          <p className="muted">This form needs JavaScript.</p>
        </noscript>
      </form>
    </section>
  );
}
