import { type FormValues, textField } from '#web/staff/fields/form-field.ts';
import { redirectRules as rules } from '../../staff-addresses.contract.ts';
import { t } from '../staff-addresses.texts.ts';

/** The form of a redirect, in its order. */
export const redirectFields = {
  path: textField(() => t.from, rules.path, { placeholder: () => t.fromExample }),
  to: textField(() => t.to, rules.to, {
    placeholder: () => '/destinations/lisbon',
    hint: () => t.toHint,
  }),
};

export type RedirectFormValues = FormValues<typeof redirectFields>;
