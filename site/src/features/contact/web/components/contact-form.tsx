import { Button } from '@trekker/design-system/button.tsx';
import { Field } from '@trekker/design-system/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/input.tsx';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Honeypot } from '../../../../web/honeypot.tsx';
import { useFocusOnErrors } from '../../../../web/use-focus-on-errors.ts';
import { useFormCall } from '../../../../web/use-form-call.ts';
import { type ContactSubject, contactSubjects, longestMessage, sendContactMessage } from '../../contact.contract.ts';
import { subjectNames } from '../subject-names.ts';
import styles from './contact-form.module.css';
import { SendOutcome } from './send-outcome.tsx';

const blank = { fullName: '', email: '', subject: 'general' as ContactSubject, message: '' };

/** Send Us a Message. `instead` is an address for those whose browser runs no script; it may be empty. */
export function ContactForm({ instead }: { instead: string }) {
  const [typed, setTyped] = useState(blank);
  const trap = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const call = useFormCall(sendContactMessage);
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
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label="Full name" error={call.errors.fullName}>
          <Input autoComplete="name" maxLength={120} {...bind('fullName')} />
        </Field>
        <Field label="Email" error={call.errors.email}>
          <Input type="email" autoComplete="email" maxLength={254} {...bind('email')} />
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
          <Textarea rows={7} maxLength={longestMessage} {...bind('message')} />
        </Field>
        <Honeypot ref={trap} />
        <div className={styles.full}>
          <Button type="submit" busy={call.busy} data-needs-script>
            {call.busy ? 'Sending...' : 'Send message'}
          </Button>
          <noscript>
            <p className="muted">
              This form needs JavaScript.
              {instead && (
                <>
                  {' '}
                  Without it, write to <a href={`mailto:${instead}`}>{instead}</a>.
                </>
              )}
            </p>
          </noscript>
        </div>
      </form>
      <SendOutcome call={call} />
    </section>
  );
}
