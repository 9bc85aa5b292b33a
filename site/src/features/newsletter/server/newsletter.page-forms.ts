import { type PageForm, pageForm } from '#server/forms/page-form.ts';
import { subscribe } from '../newsletter.contract.ts';

/** The newsletter's line on the home page, without scripts. */
export const newsletterPageForms: readonly PageForm[] = [
  pageForm({
    name: 'newsletter',
    page: '/',
    endpoint: subscribe,
    kept: ['email'],
    leadOn: () => '/?sent=newsletter#newsletter-title',
  }),
];
