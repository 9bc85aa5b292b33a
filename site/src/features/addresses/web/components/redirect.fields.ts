import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { redirectRules as rules } from '../../staff-addresses.contract.ts';

/** The form of a redirect, in its order. */
export const redirectFields = {
  path: textField(() => 'Address without a page', rules.path, { placeholder: () => '/old-address' }),
  to: textField(() => 'Redirect to', rules.to, {
    placeholder: () => '/destinations/lisbon',
    hint: () => 'A page on this site. Search engines are told that the move is permanent.',
  }),
};

export type RedirectFormValues = FormValues<typeof redirectFields>;
