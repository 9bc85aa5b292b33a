import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { type SiteSettings, siteNameRule, updateSettings } from '../../settings.contract.ts';
import styles from './site-name-form.module.css';

/** What the site is called, everywhere. */
export function SiteNameForm({ settings: { siteName, updatedAt } }: { settings: SiteSettings }) {
  // Undefined: as it is stored, also when somebody else changes it.
  const [typed, setTyped] = useState<string>();
  const [missing, setMissing] = useState('');
  const call = useFormCall(updateSettings);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const errors: Readonly<Record<string, string>> = missing ? { siteName: missing } : call.errors;
  useFocusOnErrors(form, errors);
  const name = typed ?? siteName;

  const type = (words: string) => {
    setTyped(words);
    setMissing('');
    call.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() ? '' : siteNameRule.missing);
    if (!name.trim()) return;
    const answer = await call.send({ siteName: name, updatedAt });
    if (answer) {
      setTyped(undefined);
      toast(answer.message);
    }
    // Where somebody else was faster, what was typed stays and the next press saves it over what is known then.
    await revalidate();
  };

  return (
    <FormPart title="Site">
      <form method="post" ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Site name"
          hint="Shown on every page, in search results, in the feed and in emails."
          error={errors.siteName ?? (call.failed ? call.message : null)}
        >
          <Input
            name="siteName"
            maxLength={siteNameRule.most}
            autoComplete="off"
            value={name}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" busy={call.busy} disabled={typed === undefined || typed === siteName}>
          Save site name
        </Button>
      </form>
    </FormPart>
  );
}
