import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { typedField } from '#web/forms/typed-field.ts';
import { type ContactSubject, mostContactCharacters as most } from '../../contact.contract.ts';
import { t } from '../contact.texts.ts';

/** The form Send Us a Message, in its order. What is missing the server says. */
export const contactFields = {
  fullName: typedField(() => t.fullName, { autoComplete: 'name', maxLength: most.fullName, required: true }),
  email: typedField(() => t.email, {
    type: 'email',
    autoComplete: 'email',
    maxLength: mostEmailCharacters,
    required: true,
  }),
  subject: { label: () => t.subject, blank: 'general' as ContactSubject, control: { required: true } },
  message: typedField(() => t.message, { rows: 7, maxLength: most.message, required: true }),
};
