import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { RateInput } from '@trekker/design-system/forms/rate-input.tsx';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { PassingMessage } from '#web/components/passing-message.tsx';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import audience from '#web/layout/audience.module.css';
import { useSession } from '#web/session/use-session.ts';
import { mostFeedbackCharacters as most, sendFeedback } from '../../feedback.contract.ts';
import { feedbackErrors } from '../../feedback-rule.ts';
import styles from './feedback-form.module.css';

const blank = { name: '', email: '', location: '', message: '', ratting: 5 };

/** How long the outcome stays on the screen; one that says what happens next takes longer to read. */
const messageSeconds = 2;
const heldSeconds = 8;

/** Literal (docs/specification.md, 7). */
const thanks = 'SuccessFully Submit Feedback...';
const heldThanks = `${thanks} It will appear here once we’ve approved it.`;

/** What came of feedback that was sent without a script: it is shown, or waits for staff. */
type Done = 'shown' | 'held' | undefined;

/** Share Your Experience. Name and email are asked of guests; a member's are those of the account. */
export function FeedbackForm({ done }: { done: Done }) {
  const sent = useSentForm('feedback');
  const { ratting, ...texts } = sent?.values ?? {};
  const [typed, setTyped] = useState({ ...blank, ...texts, ratting: Number(ratting) || blank.ratting });
  const [own, setOwn] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<Done>(done);
  const call = useFormCall(sendFeedback, sent);
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const errors = Object.keys(own).length > 0 ? own : call.errors;
  useFocusOnErrors(form, errors);
  const set =
    (name: keyof typeof blank) =>
    ({ target: { value } }: { target: { value: string } }) =>
      setTyped((typed) => ({ ...typed, [name]: value }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = feedbackErrors(typed, session.read() === null);
    setOwn(found);
    setOutcome(undefined);
    if (Object.keys(found).length > 0) return;
    const answer = await call.send({ ...typed, website: trap.current?.value ?? '' });
    if (!answer) return;
    setTyped(blank);
    setOutcome(answer.held ? 'held' : 'shown');
  };
  const { reset } = call;
  const forget = useCallback(() => {
    setOutcome(undefined);
    reset();
  }, [reset]);
  // Said of any failure that is not about a field; literal.
  const failure = call.failed && Object.keys(errors).length === 0 ? 'someThing wont wrong try next time...' : null;
  return (
    <section className={`wrap section later ${styles.spread}`} aria-labelledby="share-your-experience">
      <div>
        <h2 className="t-section" id="share-your-experience">
          Share Your Experience
        </h2>
        <p className={`lead ${styles.lead}`}>A line or two is plenty. It will appear with the others above.</p>
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/#share-your-experience"
        onSubmit={submit}
        noValidate
      >
        <Honeypot ref={trap} />
        <Field label="Name" className={audience.guest} error={errors.name}>
          <Input
            name="name"
            autoComplete="name"
            required
            value={typed.name}
            onChange={set('name')}
            maxLength={most.name}
          />
        </Field>
        <Field label="Email" className={audience.guest} error={errors.email} hint="Never shown">
          <Input
            name="email"
            type="email"
            autoComplete="email"
            required
            value={typed.email}
            onChange={set('email')}
            maxLength={mostEmailCharacters}
          />
        </Field>
        <Field label="Location" error={errors.location}>
          <Input
            name="location"
            placeholder="City, country"
            required
            value={typed.location}
            onChange={set('location')}
            maxLength={most.location}
          />
        </Field>
        <RateInput
          name="ratting"
          value={typed.ratting}
          onChange={(ratting) => setTyped((typed) => ({ ...typed, ratting }))}
          error={errors.ratting}
          required
        />
        <Field label="Message" className={styles.full} error={errors.message}>
          <Textarea name="message" required value={typed.message} onChange={set('message')} maxLength={most.message} />
        </Field>
        <div id="feedback-sent" className={`row ${styles.full}`}>
          <Button type="submit" busy={call.busy}>
            {call.busy ? 'Sending...' : 'Send'}
          </Button>
          <PassingMessage
            text={outcome === 'held' ? heldThanks : outcome === 'shown' ? thanks : failure}
            bad={failure !== null}
            seconds={outcome === 'held' ? heldSeconds : messageSeconds}
            onGone={forget}
          />
        </div>
      </form>
    </section>
  );
}
