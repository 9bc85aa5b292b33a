import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import type { PageTemplate } from '../../staff-page.contract.ts';
import type { LeftGaps } from '../../template-gaps.rules.ts';
import { t } from './legal-page-templates.texts.ts';

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

type TemplatePage = PageTemplate['page'];

const plain = (text: string): string => writeMarkdown([{ t: 'p', c: [text] }]);

const check = (what: string, { box, advice }: LeftGaps) => `:::note[${box}]\n${what} ${advice}\n:::`;

/** What mails come from where nobody has set an address. */
const isNoAddress = (email: string) => email.endsWith('@localhost.localdomain');

/** Who publishes the site, in the language in use, of which the gaps are. */
export function imprintOf(facts: SiteFacts, gaps: LeftGaps): TemplatePage {
  const { siteName, siteUrl, supportEmail, address, phone, email: ownEmail } = facts;
  const lines = address.length > 0 ? address.map(plain) : [gaps.address];
  const email = ownEmail || supportEmail;
  const content = [
    check(t.imprintCheck, gaps),
    `## ${t.responsible}`,
    [plain(siteName), ...lines].join('\\\n'),
    `## ${t.reach}`,
    [
      isNoAddress(email) ? gaps.email : t.email({ email: `[${plain(email)}](mailto:${email})` }),
      phone ? t.phone({ phone: plain(phone) }) : gaps.phone,
    ].join('\\\n'),
    `## ${t.represented}`,
    [gaps.signers, gaps.register, gaps.taxNumber].join('\\\n'),
    `## ${t.editor}`,
    gaps.editor,
    ...(gaps.host ? [`## ${t.host}`, gaps.host] : []),
    `## ${t.rights}`,
    t.rightsText({ siteUrl: plain(siteUrl), siteName: plain(siteName) }),
  ].join('\n\n');
  return { title: t.imprintTitle, slug: t.imprintSlug, description: t.imprintLead({ siteName }), content };
}

/** What the site really stores, in the language in use. */
export function dataProtectionOf(facts: SiteFacts, gaps: LeftGaps): TemplatePage {
  const { siteName, siteUrl, analyticsHost, mailHost, trashDays } = facts;
  const prefix = siteUrl.startsWith('https:') ? '\\_\\_Host-' : '';
  const content = [
    check(t.protectionCheck, gaps),
    `## ${t.cookies}`,
    [
      `- ${t.cookieSession({ cookie: `**${prefix}session**` })}`,
      `- ${t.cookieBrowser({ cookie: `**${prefix}known-browser**` })}`,
      `- ${t.cookieConsent({ cookie: '**site_cookie_consent**' })}`,
    ].join('\n'),
    `## ${t.visits}`,
    analyticsHost ? t.visitsBy({ host: plain(analyticsHost) }) : t.visitsOwn,
    `## ${t.emails}`,
    mailHost ? t.emailsBy({ host: plain(mailHost) }) : t.emailsNone,
    `## ${t.kept}`,
    t.keptText({ days: trashDays }),
  ].join('\n\n');
  return { title: t.protectionTitle, slug: t.protectionSlug, description: t.protectionLead({ siteName }), content };
}
