import { texts } from '@trekker/texts/texts.ts';

// Two pages that the law asks for, written as the law of the language's country names things. `…Name` and `…About`
// stand in the list of templates, for staff; all the rest becomes the page.
export const t = texts('legal-page-templates', {
  imprintName: 'Imprint',
  imprintAbout: 'Who publishes this site, with your name, address and email.',
  imprintTitle: 'Imprint',
  // An address: small letters of a to z and hyphens only.
  imprintSlug: 'imprint',
  imprintLead: 'Who publishes {siteName}, and how to reach us.',
  imprintCheck: 'What an imprint must say depends on your country.',
  responsible: 'Who is responsible',
  reach: 'How to reach us',
  email: 'Email: {email}',
  phone: 'Phone: {phone}',
  represented: 'Represented by',
  editor: 'Responsible for the content',
  host: 'Host',
  rights: 'Our pictures and texts',
  rightsText:
    'What is published at {siteUrl} belongs to {siteName} or to those who made it for us, unless it says otherwise.',
  protectionName: 'Data protection',
  protectionAbout:
    'Which cookies are set, how mail leaves, who counts visits, how long things are kept: as this site is set up.',
  protectionTitle: 'Data protection',
  // An address: small letters of a to z and hyphens only.
  protectionSlug: 'data-protection',
  protectionLead: 'What {siteName} stores about you, and for how long.',
  protectionCheck: 'This is what the site does as it is set up today.',
  cookies: 'Cookies',
  // {cookie}: its name, "session".
  cookieSession: '{cookie} keeps somebody logged in: 30 days at the most, for editors 12 hours.',
  cookieBrowser: '{cookie} notes that an account was logged in with this browser: 180 days.',
  cookieConsent: '{cookie} holds the answer to the question about cookies: 180 days.',
  visits: 'Counting visits',
  visitsBy: 'A script of {host} counts visits. It is loaded only for those who allow it.',
  visitsOwn:
    'A counter of the site’s own counts pages, not people, and only for those who allow it. Its figures are kept for 400 days.',
  emails: 'Emails',
  emailsBy: 'Emails leave by the server {host}, which handles the addresses on our instructions.',
  emailsNone: 'The site sends no emails: no mail server is set up.',
  kept: 'How long things are kept',
  keptText:
    'What editors delete can be brought back for {days, plural, one {# day} other {# days}} and is then gone. Accounts are kept until their owners delete them; what an editor has typed and not saved, for 90 days.',
});
