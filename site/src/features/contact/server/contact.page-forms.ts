import { type PageForm, pageForm } from '#server/forms/page-form.ts';
import { sendContactMessage } from '../contact.contract.ts';

/** The form of the contact page, without scripts. */
export const contactPageForms: readonly PageForm[] = [
  pageForm({
    name: 'message',
    page: '/contact',
    endpoint: sendContactMessage,
    kept: ['fullName', 'email', 'subject', 'message'],
    leadOn: () => '/contact?sent=message#message-sent',
  }),
];
