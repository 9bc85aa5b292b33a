import { pendingLoginCookie } from '#contract/pending-login.ts';
import { type PageForm, pageForm } from '#server/forms/page-form.ts';
import { setUpSite, setupPath } from '../../site-setup.contract.ts';

/** How long the page after it may take to come, with its script. */
const handOverSeconds = 10 * 60;

/** The set-up without scripts: all of its steps are one form. */
export const siteSetupPageForms: readonly PageForm[] = [
  pageForm({
    name: 'site-setup',
    page: setupPath,
    endpoint: setUpSite,
    kept: ['code', 'name', 'email', 'siteName', 'tagline', 'accent', 'typePair', 'start'],
    leadOn: ({ AuthenticatorToken }, { browser, fields }) => {
      browser.setScriptCookie(pendingLoginCookie, AuthenticatorToken, handOverSeconds);
      if (fields.start === 'import') return '/admin/settings/import';
      return fields.start === 'sample' ? '/admin/settings#sample-library' : '/';
    },
  }),
];
