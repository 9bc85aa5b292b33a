import { Button } from '@trekker/design-system/button.tsx';
import { Field } from '@trekker/design-system/field.tsx';
import { Input, Textarea } from '@trekker/design-system/input.tsx';
import { RateInput } from '@trekker/design-system/rate-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Honeypot } from '../../../../web/honeypot.tsx';
import audience from '../../../../web/layout/audience.module.css';
import { PassingMessage } from '../../../../web/passing-message.tsx';
import { useFormCall } from '../../../../web/use-form-call.ts';
import { sendFeedback } from '../../feedback.contract.ts';
import styles from './feedback-form.module.css';

const blank = { name: '', email: '', location: '', message: '', ratting: 5 };

/** How long the outcome stays on the screen. */
const messageSeconds = 2;

/** Share Your Experience. Name and email are asked of guests; a member's are those of the account. */
export function FeedbackForm() {
  const [typed, setTyped] = useState(blank);
  const call = useFormCall(sendFeedback);
  const trap = useRef<HTMLInputElement>(null);
  const set =
    (name: keyof typeof blank) =>
    ({ target: { value } }: { target: { value: string } }) =>
      setTyped((typed) => ({ ...typed, [name]: value }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await call.send({ ...typed, website: trap.current?.value ?? '' })) setTyped(blank);
  };
  // The spec's words for any failure that is not about a field; literal.
  const failure = call.failed && Object.keys(call.errors).length === 0 ? 'someThing wont wrong try next time...' : null;
  return (
    <section className={`wrap section later ${styles.spread}`} aria-labelledby="share-your-experience">
      <div>
        <h2 className="t-section" id="share-your-experience">
          Share Your Experience
        </h2>
        <p className={`lead ${styles.lead}`}>A line or two is plenty. It appears among the voices above.</p>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Honeypot ref={trap} />
        <Field label="Name" className={audience.guest} error={call.errors.name}>
          <Input name="name" autoComplete="name" required value={typed.name} onChange={set('name')} maxLength={120} />
        </Field>
        <Field label="Email" className={audience.guest} error={call.errors.email} hint="Never shown">
          <Input
            name="email"
            type="email"
            autoComplete="email"
            required
            value={typed.email}
            onChange={set('email')}
            maxLength={254}
          />
        </Field>
        <Field label="Location" error={call.errors.location}>
          <Input
            name="location"
            placeholder="City, country"
            required
            value={typed.location}
            onChange={set('location')}
            maxLength={120}
          />
        </Field>
        <RateInput
          name="ratting"
          value={typed.ratting}
          onChange={(ratting) => setTyped((typed) => ({ ...typed, ratting }))}
          error={call.errors.ratting}
          required
        />
        <Field label="Message" className={styles.full} error={call.errors.message}>
          <Textarea name="message" required value={typed.message} onChange={set('message')} maxLength={1000} />
        </Field>
        <div className={`row ${styles.full}`}>
          <Button type="submit" busy={call.busy} data-needs-script>
            {call.busy ? 'Sending...' : 'Send'}
          </Button>
          <PassingMessage
            text={call.succeeded ? call.message : failure}
            bad={failure !== null}
            seconds={messageSeconds}
            onGone={call.reset}
          />
        </div>
      </form>
    </section>
  );
}
