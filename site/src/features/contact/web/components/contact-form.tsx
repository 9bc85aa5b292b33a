import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/forms/input.tsx';
import { type FormEvent, useRef } from 'react';
import type { SentForm } from '#contract/sent-form.ts';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { blankOf } from '#web/forms/typed-field.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useTypedForm } from '#web/forms/use-typed-form.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { contactSubjects, sendContactMessage } from '../../contact.contract.ts';
import { subjectNames } from '../../subject-names.ts';
import { t } from '../contact.texts.ts';
import { contactFields } from './contact.fields.ts';
import styles from './contact-form.module.css';
import { SendOutcome } from './send-outcome.tsx';

const blank = blankOf(contactFields);

/** Of a form that was posted before the script was there. */
function typedBefore(sent: SentForm | null): typeof blank {
  const { subject, ...texts } = sent?.values ?? {};
  return { ...blank, ...texts, subject: contactSubjects.find((known) => known === subject) ?? blank.subject };
}

/** Send Us a Message. `done`: one was sent without a script, and this page says so. */
export function ContactForm({ done }: { done: boolean }) {
  const sent = useSentForm('message');
  const trap = useRef<HTMLInputElement>(null);
  const call = useFormCall(sendContactMessage, sent);
  const { form, typed, change, field, control } = useTypedForm(contactFields, call, () => typedBefore(sent));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await call.send({ ...typed, website: trap.current?.value ?? '' })) change(blank);
  };

  return (
    <section aria-labelledby="send-us-a-message">
      <h2 className={`t-section ${styles.title}`} id="send-us-a-message">
        {t.formTitle}
      </h2>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={hrefTo('/contact#send-us-a-message')}
        onSubmit={submit}
        noValidate
      >
        <Field {...field('fullName')}>
          <Input {...control('fullName')} />
        </Field>
        <Field {...field('email')}>
          <Input {...control('email')} />
        </Field>
        <Field {...field('subject')} className={styles.full}>
          <Select {...control('subject')}>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {subjectNames[subject]()}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('message')} className={styles.full}>
          <Textarea {...control('message')} />
        </Field>
        <Honeypot ref={trap} />
        {/* Whoever sent without a script lands here, above what came of it. */}
        <div id="message-sent" className={styles.full}>
          <Button type="submit" busy={call.busy}>
            {call.busy ? t.sending : t.send}
          </Button>
        </div>
      </form>
      <SendOutcome call={call} done={done} />
    </section>
  );
}
