import { PaperText } from '#features/rich-text/web/components/staff/paper-text.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { PaperLead, PaperTitle } from '#web/staff/writing/paper-fields.tsx';
import { pageFields as fields, type PageFormValues } from './page.fields.ts';

/** A page as its readers will see it, to be written in place. */
export function PagePaper({ values, change, errors }: FieldsProps<PageFormValues>) {
  const field = fieldProps(fields, errors);
  return (
    <>
      <PaperTitle
        {...field('title')}
        maxLength={fields.title.maxLength}
        value={values.title}
        onChange={(title) => change({ title })}
      />
      <PaperLead
        {...field('description')}
        hint={fields.description.hint?.()}
        maxLength={fields.description.maxLength}
        value={values.description}
        onChange={(description) => change({ description })}
      />
      <PaperText
        {...field('content')}
        field={fields.content}
        value={values.content}
        onChange={(content) => change({ content })}
      />
    </>
  );
}
