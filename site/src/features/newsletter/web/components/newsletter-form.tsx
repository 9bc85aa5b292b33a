import { Button } from '@trekker/design-system/actions/button.tsx';
import { LineField } from '@trekker/design-system/forms/line-field.tsx';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { PassingMessage } from '#web/components/passing-message.tsx';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { subscribe } from '../../newsletter.contract.ts';
import { t } from '../newsletter.texts.ts';
import styles from './newsletter-form.module.css';

/**
 * A part of a page that asks for the newsletter. The browser itself checks the address, and says what is wrong with it.
 * `done`: somebody did without a script, and this page says so.
 */
export function NewsletterForm({ done }: { done: boolean }) {
  const sent = useSentForm('newsletter');
  const text = useTexts(homeTexts);
  const [email, setEmail] = useState(sent?.values.email ?? '');
  const [invalid, setInvalid] = useState(false);
  const [isThanked, setThanked] = useState(done);
  const trap = useRef<HTMLInputElement>(null);
  const call = useFormCall(subscribe, sent);

  const type = (value: string) => {
    setEmail(value);
    setInvalid(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setThanked(false);
    if (await call.send({ email, website: trap.current?.value ?? '' })) setEmail('');
  };

  const { reset } = call;
  const forget = useCallback(() => {
    setThanked(false);
    reset();
  }, [reset]);

  return (
    <section className={`wrap section later ${styles.letter}`} aria-labelledby="newsletter-title">
      <h2 className="t-section" id="newsletter-title">
        {text('home.newsletter')}
      </h2>
      <form method="post" action={hrefTo('/#newsletter-title')} onSubmit={submit} onInvalid={() => setInvalid(true)}>
        <LineField
          id="newsletter-email"
          label={t.email}
          type="email"
          name="email"
          required
          maxLength={mostEmailCharacters}
          autoComplete="email"
          placeholder={t.emailExample}
          value={email}
          onChange={(event) => type(event.target.value)}
          invalid={invalid || call.errors.email !== undefined}
        >
          <Button type="submit" busy={call.busy}>
            {call.canRetry ? commonWords.tryAgain : t.subscribe}
          </Button>
        </LineField>
        <Honeypot ref={trap} />
        <p className={`fine muted ${styles.hint}`}>{text('home.newsletter-hint')}</p>
        <PassingMessage text={isThanked ? t.thanks : call.message} bad={call.failed} seconds={5} onGone={forget} />
      </form>
    </section>
  );
}
