import { type PageForm, pageForm } from '#server/forms/page-form.ts';
import { sendFeedback } from '../feedback.contract.ts';
import { feedbackErrors } from '../feedback-rule.ts';

/** Share Your Experience on the home page, without scripts. */
export const feedbackPageForms: readonly PageForm[] = [
  pageForm({
    name: 'feedback',
    page: '/',
    endpoint: sendFeedback,
    kept: ['name', 'email', 'location', 'message', 'ratting'],
    mark: 'message',
    // Whoever posts without a script is not known: the cookie alone changes nothing.
    check: (fields) => feedbackErrors(fields, true),
    leadOn: ({ held }) => `/?sent=${held ? 'held-feedback' : 'feedback'}#feedback-sent`,
  }),
];
