import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import type { ReactNode } from 'react';
import { SavedTime } from '../drafts/saved-time.tsx';
import { EditorsHere } from '../presence/editors-here.tsx';
import { FormBody, FormButtons, FormFrame, FormNotices, stateOfForm } from './form-frame.tsx';
import type { EditFormState } from './use-edit-form.ts';

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
  const state = stateOfForm(form);
  return (
    <FormFrame form={form}>
      <FormNotices form={form} />
      <FormBody form={form}>{children}</FormBody>
      <SaveBar state={state} draft={!state && <SavedTime saving={form.draft.saving} />}>
        <EditorsHere formKey={form.key} />
        <FormButtons form={form} action={action} more={more} />
      </SaveBar>
    </FormFrame>
  );
}
