import { Check } from '@trekker/design-system/forms/check.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { ReactNode } from 'react';
import type { FlagField } from './form-field.ts';
import { t } from './staff-fields.texts.ts';

type FlagInputProps = { field: FlagField; on: boolean; onChange: (on: boolean) => void };

/** A box to tick, with what it says of itself. */
export function FlagInput({ field, on, onChange }: FlagInputProps) {
  const { label, check = label, hint } = field;
  return <Check label={check()} hint={hint?.()} checked={on} onChange={(event) => onChange(event.target.checked)} />;
}

type VisibilityPartProps = FlagInputProps & {
  /** What else decides who sees it. */
  children?: ReactNode | undefined;
};

/** Where something that is published stands: `field` says whether it is featured. */
export function VisibilityPart({ children, ...featured }: VisibilityPartProps) {
  return (
    <FormPart title={t.visibility}>
      {children}
      <FlagInput {...featured} />
    </FormPart>
  );
}
