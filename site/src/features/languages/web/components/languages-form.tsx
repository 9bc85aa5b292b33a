import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { type readLanguages, updateLanguages } from '#features/languages/language.contract.ts';
import { OnlyAuthors } from '#features/settings/web/components/only-authors.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useLogin } from '#web/session/use-session.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t } from '../staff-languages.texts.ts';
import { isEdited, type LanguageEdits, rebased, toLanguagesRequest, unedited } from './language-edits.ts';
import { languageName } from './language-names.ts';
import { LanguageRows } from './language-rows.tsx';
import styles from './languages-form.module.css';

/** The languages of the site: added, ordered, and made public. */
export function LanguagesForm({ stored }: { stored: Answer<typeof readLanguages> }) {
  const [own, ...others] = stored.data;
  const [edited, setEdited] = useState<LanguageEdits | null>(null);
  const edits = edited ? rebased(edited, others) : unedited(others);
  const isChanged = isEdited(edits);
  const saving = useSave();
  // By their places the answer names what is wrong.
  const [sent, setSent] = useState<readonly string[]>([]);
  const warning = useLeaveWarning(isChanged);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refusal = saving.problem?.code === 'conflict' ? saving.problem : null;
  const mayChange = useLogin()?.user.role === 'AUTHOR';
  if (!own) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent([own.code, ...edits.entries.map(({ code }) => code)]);
    const answer = await saving.send(updateLanguages, { body: toLanguagesRequest(own, edits, stored.updatedAt) });
    if (answer) {
      setEdited(null);
      toast(answer.message);
    }
    await revalidate();
  };
  const hide = (code: string, isHidden: boolean) =>
    setEdited({
      ...edits,
      entries: edits.entries.map((entry) =>
        entry.code === code ? { ...entry, untranslated: isHidden ? 'hidden' : 'labelled' } : entry,
      ),
    });
  const errorOf = (code: string) => {
    const place = sent.indexOf(code);
    return ['code', 'isPublished', 'fallback']
      .map((field) => saving.errors[`languages.${place}.${field}`])
      .find(Boolean);
  };

  return (
    <form method="post" onSubmit={submit} noValidate>
      {!mayChange && <OnlyAuthors>{t.authorsOnly}</OnlyAuthors>}
      <fieldset className={styles.fields} disabled={!mayChange}>
        <legend className="sr">{t.title}</legend>
        <FormPart title={t.title}>
          <p className="muted fine">{t.lead}</p>
          <LanguageRows own={own} edits={edits} errorOf={errorOf} onChange={setEdited} />
        </FormPart>
        {edits.entries.length > 0 && (
          <FormPart title={t.missing}>
            <p className="muted fine">{t.missingLead}</p>
            {edits.entries.map((entry) => (
              <Check
                key={entry.code}
                label={t.onlyTranslated({ language: languageName(entry.code) })}
                checked={entry.untranslated === 'hidden'}
                onChange={({ target: { checked } }) => hide(entry.code, checked)}
              />
            ))}
            {!refusal && <TextLinks />}
          </FormPart>
        )}
        <div role="alert" className={styles.refusal}>
          {refusal && <Refusal text={refusal.message} />}
        </div>
      </fieldset>
      <SaveBar state={(refusal ? null : saving.problem?.message) ?? (isChanged ? t.unsaved : t.unchanged)}>
        <Button variant="outline" small disabled={!isChanged} onClick={() => setEdited(null)}>
          {t.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={!mayChange || !isChanged}>
          {t.save}
        </Button>
      </SaveBar>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

/** Where the texts of a language are. */
const TextLinks = () => (
  <p className="row">
    <ButtonLink variant="outline" small href={hrefTo('/admin/settings/translations')}>
      {t.translations}
    </ButtonLink>
    <ButtonLink variant="outline" small href={hrefTo('/admin/settings/glossary')}>
      {t.glossary}
    </ButtonLink>
  </p>
);

/** Why it was not saved; what is still in a language has to be found, though the language is no longer in the list. */
const Refusal = ({ text }: { text: string }) => (
  <>
    <FieldError>{text}</FieldError>
    <TextLinks />
  </>
);
