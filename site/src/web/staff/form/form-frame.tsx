import { ClockIcon } from '@trekker/design-system/account-icons.tsx';
import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { IconLink } from '@trekker/design-system/actions/icon-button.tsx';
import { ErrorSummary } from '@trekker/design-system/forms/error-summary.tsx';
import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { ConflictPanel, conflictHeading } from '../conflicts/conflict-panel.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { fieldId } from '../fields/use-field-errors.ts';
import styles from './edit-form.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { PublishButton } from './publish-button.tsx';
import { t } from './staff-form.texts.ts';
import type { EditFormState } from './use-edit-form.ts';
import { useSaveKey } from './use-save-key.ts';

// What every form of the back office has around its fields, wherever it stands.

/** Something of it is under way. */
export const isBusy = ({ saving, publication }: EditFormState) => saving.busy || publication?.busy === true;

type FormFrameProps = { form: EditFormState; children: ReactNode };

/** The form itself: sent by its button, saved by Ctrl+S however far it is, and never left by mistake. */
export function FormFrame({ form, children }: FormFrameProps) {
  const saveAsFarAsItIs = form.saveDraft ?? form.submit;
  useSaveKey(() => !isBusy(form) && !form.conflict && saveAsFarAsItIs());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form method="post" noValidate onSubmit={submit} onKeyDown={keepEnter} className={styles.form}>
      {children}
      <LeaveDialog {...form.leave.dialog} />
    </form>
  );
}

/** The fields. What goes up is what was there when it began. */
export function FormBody({ form, children }: FormFrameProps) {
  return <div inert={isBusy(form)}>{children}</div>;
}

/** Above the fields: the draft that was found, what somebody wrote elsewhere, what is wrong. */
export function FormNotices({ form }: { form: EditFormState }) {
  const { draft, conflict, errors, fields } = form;
  const all = Object.keys(fields).flatMap((field) =>
    errors[field] ? [{ id: fieldId(field), message: errors[field] }] : [],
  );
  // What several fields have in common is said once, and leads to the first of them.
  const wrong = all.filter(({ message }, place) => all.findIndex((other) => other.message === message) === place);
  return (
    <>
      <DraftOffer
        found={draft.found}
        isOutdated={draft.isOutdated}
        onRestore={draft.restore}
        onDiscard={draft.discard}
      />
      {conflict && (
        <ConflictPanel
          key={conflict.fields.map(({ name }) => name).join()}
          newer={conflict.newer}
          fields={conflict.fields}
          taken={conflict.taken}
          onResolve={form.resolve}
        />
      )}
      {!conflict && draft.other && (
        <ConflictPanel {...draft.other} key={draft.other.newer.savedAt} keepsFocus onResolve={draft.resolveOther} />
      )}
      <ErrorSummary title={t.problems({ count: wrong.length })} errors={wrong} />
    </>
  );
}

const saveKeys = 'Control+S Meta+S';

type FormButtonsProps = {
  form: EditFormState;
  /** On the button that saves: "Save Story". */
  action: string;
  /** Beside it: preview. */
  more?: ReactNode;
};

/** What is done with the form as it is. */
export function FormButtons({ form, action, more }: FormButtonsProps) {
  const { conflict, publication, saveDraft, saving } = form;
  return (
    <>
      {more}
      {form.history && (
        <IconLink href={hrefTo(form.history)} label={t.history}>
          <ClockIcon />
        </IconLink>
      )}
      {conflict ? (
        // The one thing to do now stands in the panel.
        <ButtonLink variant="outline" small href={`#${conflictHeading}`} onClick={toConflict}>
          {t.chooseVersions}
        </ButtonLink>
      ) : (
        <>
          {publication && <PublishButton {...publication} />}
          {saveDraft && (
            <Button variant="outline" small onClick={saveDraft} aria-keyshortcuts={saveKeys}>
              {t.saveDraft}
            </Button>
          )}
          <Button type="submit" small busy={saving.busy} aria-keyshortcuts={saveDraft ? undefined : saveKeys}>
            {saving.busy ? t.saving : action}
          </Button>
        </>
      )}
    </>
  );
}

/** Enter ends a line, adds a tag, chooses a file; a whole form is saved by its button. */
function keepEnter(event: KeyboardEvent) {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
}

/** A form is no place in the history: the link moves the focus, not the address. */
function toConflict(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(conflictHeading)?.focus();
}

/** How the form stands, to be read aloud; "" while there is nothing that somebody must know. */
export function stateOfForm({ saving, draft, isDirty, isSaved, conflict }: EditFormState): string {
  const { busy, percent, problem } = saving;
  if (busy) return percent === undefined || percent === 100 ? t.saving : t.uploading({ percent });
  if (conflict) return t.twoVersions;
  if (problem && isDirty && problem.code !== 'conflict') return t.notSaved({ why: problem.message });
  if (isSaved) return t.saved;
  return draft.saving.kind === 'here' && isDirty ? draft.saving.words : '';
}
