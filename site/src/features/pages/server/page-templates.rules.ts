import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import type { PageTemplate } from '../staff-page.contract.ts';
import { templateAdvice, templateBox, templateGaps } from '../template-gaps.rules.ts';

/** What the settings of the process say of a site. */
export type SetUp = {
  siteUrl: string;
  supportEmail: string;
  /** Host of the script that counts visits; "" for the site's own counter. */
  analyticsHost: string;
  /** Host that mails leave by; "" for none. */
  mailHost: string;
  trashDays: number;
};

/** What is true of a site, for texts that the law asks for. */
export type SiteFacts = SetUp & {
  siteName: string;
  /** Lines of the postal address, the phone and the email; empty where nobody has written them. */
  address: readonly string[];
  phone: string;
  email: string;
};

const plain = (text: string): string => writeMarkdown([{ t: 'p', c: [text] }]);

const check = (what: string) => `:::note[${templateBox}]\n${what} ${templateAdvice}\n:::`;

/** Texts to begin a page with. */
export const pageTemplates = (facts: SiteFacts): PageTemplate[] => [imprint(facts), dataProtection(facts)];

/** What mails come from where nobody has set an address. */
const isNoAddress = (email: string) => email.endsWith('@localhost.localdomain');

function imprint({ siteName, siteUrl, supportEmail, address, phone, email: ownEmail }: SiteFacts): PageTemplate {
  const lines = address.length > 0 ? address.map(plain) : [templateGaps.address];
  const email = ownEmail || supportEmail;
  const content = [
    check('What an imprint must say depends on your country.'),
    '## Who is responsible',
    [plain(siteName), ...lines].join('\\\n'),
    '## How to reach us',
    [
      isNoAddress(email) ? templateGaps.email : `Email: [${plain(email)}](mailto:${email})`,
      phone ? `Phone: ${plain(phone)}` : templateGaps.phone,
    ].join('\\\n'),
    '## Represented by',
    [templateGaps.signers, templateGaps.register, templateGaps.taxNumber].join('\\\n'),
    '## Responsible for the content',
    templateGaps.editor,
    '## Our pictures and texts',
    `What is published at ${plain(siteUrl)} belongs to ${plain(siteName)} or to those who made it for us, unless it says otherwise.`,
  ].join('\n\n');
  const description = `Who publishes ${siteName}, and how to reach us.`;
  return {
    name: 'Imprint',
    about: 'Who publishes this site, with your name, address and email.',
    page: { title: 'Imprint', slug: 'imprint', description, content },
  };
}

function dataProtection({ siteName, siteUrl, analyticsHost, mailHost, trashDays }: SiteFacts): PageTemplate {
  const prefix = siteUrl.startsWith('https:') ? '\\_\\_Host-' : '';
  const content = [
    check('This is what the site does as it is set up today.'),
    '## Cookies',
    [
      `- **${prefix}session** keeps somebody logged in: 30 days at the most, for editors 12 hours.`,
      `- **${prefix}known-browser** notes that an account was logged in with this browser: 180 days.`,
      '- **site_cookie_consent** holds the answer to the question about cookies: 180 days.',
    ].join('\n'),
    '## Counting visits',
    analyticsHost
      ? `A script of ${plain(analyticsHost)} counts visits. It is loaded only for those who allow it.`
      : 'A counter of the site’s own counts pages, not people, and only for those who allow it. Its figures are kept for 400 days.',
    '## Emails',
    mailHost
      ? `Emails leave by the server ${plain(mailHost)}, which handles the addresses on our instructions.`
      : 'The site sends no emails: no mail server is set up.',
    '## How long things are kept',
    `What editors delete can be brought back for ${trashDays} days and is then gone. Accounts are kept until their owners delete them; what an editor has typed and not saved, for 90 days.`,
  ].join('\n\n');
  return {
    name: 'Data protection',
    about:
      'Which cookies are set, how mail leaves, who counts visits, how long things are kept: as this site is set up.',
    page: {
      title: 'Data protection',
      slug: 'data-protection',
      description: `What ${siteName} stores about you, and for how long.`,
      content,
    },
  };
}
