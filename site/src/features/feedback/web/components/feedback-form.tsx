import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { RateInput } from '@trekker/design-system/forms/rate-input.tsx';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { SentForm } from '#contract/sent-form.ts';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { PassingMessage } from '#web/components/passing-message.tsx';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { blankOf } from '#web/forms/typed-field.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useTypedForm } from '#web/forms/use-typed-form.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import audience from '#web/layout/audience.module.css';
import { useSession } from '#web/session/use-session.ts';
import { sendFeedback } from '../../feedback.contract.ts';
import { feedbackErrors } from '../../feedback-rule.ts';
import { t } from '../feedback.texts.ts';
import { feedbackFields } from './feedback.fields.ts';
import styles from './feedback-form.module.css';

const blank = blankOf(feedbackFields);

/** Of a form that was posted before the script was there. */
function typedBefore(sent: SentForm | null): typeof blank {
  const { ratting, ...texts } = sent?.values ?? {};
  return { ...blank, ...texts, ratting: Number(ratting) || blank.ratting };
}

/** How long the outcome stays on the screen; one that says what happens next takes longer to read. */
const messageSeconds = 2;
const heldSeconds = 8;

/** What came of feedback that was sent without a script: it is shown, or waits for staff. */
type Done = 'shown' | 'held' | undefined;

/** Share Your Experience. Name and email are asked of guests; a member's are those of the account. */
export function FeedbackForm({ done }: { done: Done }) {
  const sent = useSentForm('feedback');
  const text = useTexts(homeTexts);
  const [outcome, setOutcome] = useState<Done>(done);
  const call = useFormCall(sendFeedback, sent);
  const { form, typed, change, check, errors, field, control } = useTypedForm(feedbackFields, call, () =>
    typedBefore(sent),
  );
  const session = useSession();
  const trap = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome(undefined);
    if (!check(feedbackErrors(typed, session.read() === null))) return;
    const answer = await call.send({ ...typed, website: trap.current?.value ?? '' });
    if (!answer) return;
    change(blank);
    setOutcome(answer.held ? 'held' : 'shown');
  };
  const { reset } = call;
  const forget = useCallback(() => {
    setOutcome(undefined);
    reset();
  }, [reset]);
  // Said of any failure that is not about a field; literal.
  const failure = call.failed && Object.keys(errors).length === 0 ? t.failed : null;
  return (
    <section className={`wrap section later ${styles.spread}`} aria-labelledby="share-your-experience">
      <div>
        <h2 className="t-section" id="share-your-experience">
          {text('home.feedback')}
        </h2>
        <p className={`lead ${styles.lead}`}>{text('home.feedback-lead')}</p>
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={hrefTo('/#share-your-experience')}
        onSubmit={submit}
        noValidate
      >
        <Honeypot ref={trap} />
        <Field {...field('name')} className={audience.guest}>
          <Input {...control('name')} />
        </Field>
        <Field {...field('email')} className={audience.guest}>
          <Input {...control('email')} />
        </Field>
        <Field {...field('location')}>
          <Input {...control('location')} />
        </Field>
        <RateInput
          name="ratting"
          value={typed.ratting}
          onChange={(ratting) => change({ ratting })}
          error={errors.ratting}
          required
        />
        <Field {...field('message')} className={styles.full}>
          <Textarea {...control('message')} />
        </Field>
        <div id="feedback-sent" className={`row ${styles.full}`}>
          <Button type="submit" busy={call.busy}>
            {call.busy ? t.sending : t.send}
          </Button>
          <PassingMessage
            text={outcome === 'held' ? t.thanksHeld : outcome === 'shown' ? t.thanks : failure}
            bad={failure !== null}
            seconds={outcome === 'held' ? heldSeconds : messageSeconds}
            onGone={forget}
          />
        </div>
      </form>
    </section>
  );
}
