import type { ReactNode } from 'react';
import { FormButtons, FormFrame, FormNotices, isBusy, stateOfForm } from '../form/form-frame.tsx';
import type { EditFormState } from '../form/use-edit-form.ts';
import { EditorsHere } from '../presence/editors-here.tsx';
import { WriteBar } from './write-bar.tsx';
import { WriteColumns } from './write-columns.tsx';

export type WriteFormProps = {
  form: EditFormState;
  /** What it is called as it is stored, or that it is new. */
  title: string;
  /** The list that one came from. */
  back: { href: string; label: string };
  /** On the button that saves: "Save Story". */
  action: string;
  /** Beside it: preview. */
  more?: ReactNode;
  /** What is written, as its readers will see it. */
  children: ReactNode;
  /** All that is known of it besides. */
  rail: ReactNode;
};

/** A form in which one writes: the page is the paper, and its bar is the page's top. */
export function WriteForm({ form, title, back, action, more, children, rail }: WriteFormProps) {
  return (
    <FormFrame form={form}>
      <WriteColumns
        bar={
          <WriteBar
            title={title}
            back={back}
            state={stateOfForm(form)}
            saving={form.draft.saving}
            here={<EditorsHere formKey={form.key} />}
          >
            <FormButtons form={form} action={action} more={more} />
          </WriteBar>
        }
        notices={<FormNotices form={form} />}
        rail={rail}
        inert={isBusy(form)}
      >
        {children}
      </WriteColumns>
    </FormFrame>
  );
}
