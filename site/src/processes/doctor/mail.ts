import { createTransport } from 'nodemailer';
import { isLoopback } from '../../contract/rules/loopback-rule.ts';
import type { Check, Finding } from './finding.ts';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Whether a mail server takes our mails: it is greeted and logged in to, but given none. */
export const mail: Check = {
  name: 'mail',
  async examine({ config: { mail, supportEmail }, isPublic }) {
    const findings: Finding[] = [];
    const isNoAddress = (address: string) => address.endsWith('@localhost.localdomain');
    if (mail.kind === 'smtp') {
      findings.push(...(await serverFindings(mail.url)));
      if (isNoAddress(mail.from.address)) findings.push(noSender(mail.from.address));
    } else if (isPublic) findings.push(noServer);
    if (isPublic && isNoAddress(supportEmail)) findings.push(noSupport);
    return findings;
  },
};

const noServer: Finding = {
  setting: 'SMTP_URL',
  problem: 'There is no mail server: emails are saved as files, and nobody gets a link to reset a password.',
  remedy: 'Set SMTP_URL to your mail server.',
};
const noSupport: Finding = {
  setting: 'SUPPORT_EMAIL',
  problem: 'The support address on the legal pages does not exist.',
  remedy: 'Set SUPPORT_EMAIL to an address that someone reads.',
};
const noSender = (address: string): Finding => ({
  setting: 'MAIL_FROM',
  problem: `Emails come from ${address}, which does not exist: other servers refuse them or treat them as spam.`,
  remedy: 'Set MAIL_FROM to an address of your own domain, or SITE_URL to the public address.',
});

async function serverFindings(url: string): Promise<Finding[]> {
  const { hostname, port, protocol, username } = new URL(url);
  const place = `${hostname}${port && `:${port}`}`;
  const refusal = await greet(url, {});
  if (refusal) return [{ setting: 'SMTP_URL', ...whyNot(refusal, place) }];
  const isLocal = isLoopback(hostname);
  if (protocol === 'smtps:' || !username || isLocal || !(await greet(url, { requireTLS: true }))) return [];
  return [
    {
      setting: 'SMTP_URL',
      problem: `${place} offers no encryption: the password in SMTP_URL is sent unencrypted.`,
      remedy: 'Use smtps:// or a server that offers STARTTLS.',
    },
  ];
}

/** Connects, says EHLO, encrypts where that is offered, logs in, and leaves. */
async function greet(url: string, options: { requireTLS?: boolean }) {
  const transporter = createTransport({ url, ...patience, ...options });
  try {
    await transporter.verify();
    return undefined;
  } catch (error) {
    return error as Error & { code?: string };
  } finally {
    transporter.close();
  }
}

function whyNot({ code, message }: Error & { code?: string }, place: string): Pick<Finding, 'problem' | 'remedy'> {
  if (code === 'EAUTH')
    return {
      problem: `The mail server ${place} refuses the user or password: no email is sent; all of it waits and is retried.`,
      remedy: 'Correct the user and password in SMTP_URL, with special characters percent-encoded.',
    };
  return {
    problem: `The mail server ${place} refuses the connection (${message}): no email is sent; all of it waits and is retried.`,
    remedy: 'Correct the host, port and smtp:// or smtps:// in SMTP_URL, or start the server.',
  };
}
