import { Button } from '@trekker/design-system/button.tsx';
import { ErrorSummary } from '@trekker/design-system/error-summary.tsx';
import { SaveBar } from '@trekker/design-system/staff/save-bar.tsx';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftOffer } from './draft-offer.tsx';
import styles from './edit-form.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { type EditFormState, fieldId } from './use-edit-form.ts';
import { useSaveKey } from './use-save-key.ts';

export type EditFormProps = {
  form: EditFormState;
  /** On the button that saves: "Save Story". */
  action: string;
  /** Beside it: preview, publish. */
  more?: ReactNode;
  children: ReactNode;
};

/** The form around its fields: the draft that was found, what somebody else wrote, what is wrong, and the bar that saves. */
export function EditForm({ form, action, more, children }: EditFormProps) {
  const { draft, conflict, errors, labels, saving, leave } = form;
  const wrong = Object.keys(labels).flatMap((field) =>
    errors[field] ? [{ id: fieldId(field), message: errors[field] }] : [],
  );
  useSaveKey(() => !saving.busy && form.submit());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={keepEnter} className={styles.form}>
      <DraftOffer
        found={draft.found}
        isOutdated={draft.isOutdated}
        onRestore={draft.restore}
        onDiscard={draft.discard}
      />
      {conflict && (
        <ConflictPanel
          key={conflict.fields.map(({ name }) => name).join()}
          fields={conflict.fields}
          taken={conflict.taken}
          onResolve={form.resolve}
        />
      )}
      <ErrorSummary title={howMany(wrong.length)} errors={wrong} />
      {/* What goes up is what was there when it began. */}
      <div inert={saving.busy}>{children}</div>
      <SaveBar state={stateOf(form)}>
        {more}
        <Button type="submit" small busy={saving.busy} aria-keyshortcuts="Control+S Meta+S">
          {saving.busy ? 'Saving...' : action}
        </Button>
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

function howMany(count: number): string {
  return count === 1 ? 'One thing before this can be saved' : `${count} things before this can be saved`;
}

function stateOf({ saving, draft, isDirty, isSaved, conflict }: EditFormState): string {
  const { busy, percent, problem } = saving;
  if (busy) return percent === undefined || percent === 100 ? 'Saving...' : `Uploading pictures, ${percent} %`;
  if (conflict) return 'Not saved yet: two texts are there';
  if (problem && isDirty && problem.code !== 'conflict') return `Not saved: ${problem.message}`;
  if (isSaved) return 'Saved';
  return draft.note || (isDirty ? 'Not saved yet' : '');
}
