import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { typedField } from '#web/forms/typed-field.ts';
import { type ContactSubject, mostContactCharacters as most } from '../../contact.contract.ts';

/** The form Send Us a Message, in its order. What is missing the server says. */
export const contactFields = {
  fullName: typedField(() => 'Full name', { autoComplete: 'name', maxLength: most.fullName, required: true }),
  email: typedField(() => 'Email', {
    type: 'email',
    autoComplete: 'email',
    maxLength: mostEmailCharacters,
    required: true,
  }),
  subject: { label: () => 'Subject', blank: 'general' as ContactSubject, control: { required: true } },
  message: typedField(() => 'Message', { rows: 7, maxLength: most.message, required: true }),
};
