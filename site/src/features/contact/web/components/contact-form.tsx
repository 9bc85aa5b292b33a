import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/forms/input.tsx';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import type { SentForm } from '#contract/sent-form.ts';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import {
  type ContactSubject,
  contactSubjects,
  mostContactCharacters as most,
  sendContactMessage,
} from '../../contact.contract.ts';
import { subjectNames } from '../../subject-names.ts';
import styles from './contact-form.module.css';
import { SendOutcome } from './send-outcome.tsx';

const blank = { fullName: '', email: '', subject: 'general' as ContactSubject, message: '' };

/** Of a form that was posted before the script was there. */
function typedBefore(sent: SentForm | null): typeof blank {
  const { subject, ...texts } = sent?.values ?? {};
  return { ...blank, ...texts, subject: contactSubjects.find((known) => known === subject) ?? blank.subject };
}

/** Send Us a Message. `done`: one was sent without a script, and this page says so. */
export function ContactForm({ done }: { done: boolean }) {
  const sent = useSentForm('message');
  const [typed, setTyped] = useState(() => typedBefore(sent));
  const trap = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(sendContactMessage, sent);
  useFocusOnErrors(form, call.errors);

  const bind = (name: keyof typeof blank) => ({
    name,
    value: typed[name],
    required: true,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setTyped((typed) => ({ ...typed, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await call.send({ ...typed, website: trap.current?.value ?? '' })) setTyped(blank);
  };

  return (
    <section aria-labelledby="send-us-a-message">
      <h2 className={`t-section ${styles.title}`} id="send-us-a-message">
        Send Us a Message
      </h2>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/contact#send-us-a-message"
        onSubmit={submit}
        noValidate
      >
        <Field label="Full name" error={call.errors.fullName}>
          <Input autoComplete="name" maxLength={most.fullName} {...bind('fullName')} />
        </Field>
        <Field label="Email" error={call.errors.email}>
          <Input type="email" autoComplete="email" maxLength={mostEmailCharacters} {...bind('email')} />
        </Field>
        <Field label="Subject" className={styles.full} error={call.errors.subject}>
          <Select {...bind('subject')}>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {subjectNames[subject]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Message" className={styles.full} error={call.errors.message}>
          <Textarea rows={7} maxLength={most.message} {...bind('message')} />
        </Field>
        <Honeypot ref={trap} />
        {/* Whoever sent without a script lands here, above what came of it. */}
        <div id="message-sent" className={styles.full}>
          <Button type="submit" busy={call.busy}>
            {call.busy ? 'Sending...' : 'Send message'}
          </Button>
        </div>
      </form>
      <SendOutcome call={call} done={done} />
    </section>
  );
}
