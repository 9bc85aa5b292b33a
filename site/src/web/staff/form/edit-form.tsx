import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { ErrorSummary } from '@trekker/design-system/forms/error-summary.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ConflictPanel, conflictHeading } from '../conflicts/conflict-panel.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { fieldId } from '../fields/use-field-errors.ts';
import styles from './edit-form.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { PublishButton } from './publish-button.tsx';
import type { EditFormState } from './use-edit-form.ts';
import { useSaveKey } from './use-save-key.ts';

export type EditFormProps = {
  form: EditFormState;
  /** On the button that saves: "Save Story". */
  action: string;
  /** Beside it: preview, publish. */
  more?: ReactNode;
  children: ReactNode;
};

/**
 * The form around its fields: the draft that was found, what somebody else wrote, what is wrong, and the bar that
 * saves.
 */
export function EditForm({ form, action, more, children }: EditFormProps) {
  const { draft, conflict, errors, fields, saving, leave, publication } = form;
  const busy = saving.busy || publication?.busy === true;
  const all = Object.keys(fields).flatMap((field) =>
    errors[field] ? [{ id: fieldId(field), message: errors[field] }] : [],
  );
  // What several fields have in common is said once, and leads to the first of them.
  const wrong = all.filter(({ message }, place) => all.findIndex((other) => other.message === message) === place);
  useSaveKey(() => !busy && !conflict && form.submit());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form method="post" noValidate onSubmit={submit} onKeyDown={keepEnter} className={styles.form}>
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
      <ErrorSummary title={howMany(wrong.length)} errors={wrong} />
      {/* What goes up is what was there when it began. */}
      <div inert={busy}>{children}</div>
      <SaveBar state={stateOf(form)}>
        {more}
        {conflict ? (
          // The one thing to do now stands in the panel.
          <ButtonLink variant="outline" small href={`#${conflictHeading}`} onClick={toConflict}>
            Choose versions
          </ButtonLink>
        ) : (
          <>
            {publication && <PublishButton {...publication} />}
            <Button type="submit" small busy={saving.busy} aria-keyshortcuts="Control+S Meta+S">
              {saving.busy ? 'Saving...' : action}
            </Button>
          </>
        )}
      </SaveBar>
      <LeaveDialog {...leave.dialog} />
    </form>
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

const howMany = (count: number) => `Fix ${count} ${count === 1 ? 'problem' : 'problems'} to save`;

function stateOf({ saving, draft, isDirty, isSaved, conflict }: EditFormState): string {
  const { busy, percent, problem } = saving;
  if (busy) return percent === undefined || percent === 100 ? 'Saving...' : `Uploading pictures: ${percent}%`;
  if (conflict) return 'Not saved: there are two versions';
  if (problem && isDirty && problem.code !== 'conflict') return `Not saved: ${problem.message}`;
  if (isSaved) return 'Saved';
  return draft.note || (isDirty ? 'Not saved yet' : '');
}
