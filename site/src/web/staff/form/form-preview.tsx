import type { ComponentType, ReactNode } from 'react';
import { t } from './staff-form.texts.ts';
import type { FieldsProps } from './use-edit-form.ts';

export type FormPreviewProps<Values> = {
  header: ReactNode;
  Inputs: ComponentType<FieldsProps<Values>>;
  /** What the list knew of the item. */
  values: Values;
};

/** A form that is about to come, with what is known of it already; nothing can be typed yet. */
export function FormPreview<Values>({ header, Inputs, values }: FormPreviewProps<Values>) {
  return (
    <>
      {header}
      <p className="sr" role="status">
        {t.loading}
      </p>
      <div inert aria-busy="true">
        <Inputs values={values} change={() => {}} errors={{}} percent={undefined} />
      </div>
    </>
  );
}
