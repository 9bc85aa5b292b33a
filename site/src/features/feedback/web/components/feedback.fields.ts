import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { typedField } from '#web/forms/typed-field.ts';
import { mostFeedbackCharacters as most } from '../../feedback.contract.ts';

/** The form Share Your Experience, in its order. What is wrong with it says feedback-rule.ts, as on the server. */
export const feedbackFields = {
  name: typedField(() => 'Name', { autoComplete: 'name', maxLength: most.name, required: true }),
  email: typedField(
    () => 'Email',
    { type: 'email', autoComplete: 'email', maxLength: mostEmailCharacters, required: true },
    { hint: () => 'Never shown' },
  ),
  location: typedField(() => 'Location', {
    placeholder: () => 'City, country',
    maxLength: most.location,
    required: true,
  }),
  ratting: { label: () => 'Rating', blank: 5, control: {} },
  message: typedField(() => 'Message', { maxLength: most.message, required: true }),
};
