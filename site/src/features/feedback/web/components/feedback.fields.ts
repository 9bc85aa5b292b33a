import { mostEmailCharacters } from '#contract/rules/text-limits.ts';
import { typedField } from '#web/forms/typed-field.ts';
import { mostFeedbackCharacters as most } from '../../feedback.contract.ts';
import { t } from '../feedback.texts.ts';

/** The form Share Your Experience, in its order. What is wrong with it says feedback-rule.ts, as on the server. */
export const feedbackFields = {
  name: typedField(() => t.name, { autoComplete: 'name', maxLength: most.name, required: true }),
  email: typedField(
    () => t.email,
    { type: 'email', autoComplete: 'email', maxLength: mostEmailCharacters, required: true },
    { hint: () => t.emailHint },
  ),
  location: typedField(() => t.location, {
    placeholder: () => t.locationExample,
    maxLength: most.location,
    required: true,
  }),
  ratting: { label: () => t.rating, blank: 5, control: {} },
  message: typedField(() => t.message, { maxLength: most.message, required: true }),
};
