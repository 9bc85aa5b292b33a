import { isLoopback } from '../../contract/rules/loopback-rule.ts';
import type { Arrival } from '../../server/http/proxy-probe.ts';
import { type Check, type CheckContext, type Finding, NotExamined } from './finding.ts';
import { forgedAddress, type Probed, probePublicAddress } from './probe.ts';

const day = 86_400_000;

/** The public address, as a visitor reaches it, and what the proxies in front make of a request. */
export const address: Check = {
  name: 'address and proxies',
  async examine(patient) {
    const { config, isPublic } = patient;
    const findings: Finding[] = [];
    const mustBeSafe = isPublic && !config.allowsInsecureSiteUrl;
    if (mustBeSafe && isLoopback(new URL(config.siteUrl).hostname)) findings.push(notPublic(config.siteUrl));
    else if (mustBeSafe && config.siteUrl.startsWith('http:')) findings.push(notEncrypted);
    try {
      findings.push(...findingsOf(await probePublicAddress(config), patient));
    } catch (error) {
      if (error instanceof NotExamined) throw error;
      findings.push(unreachable(config.siteUrl, error as NodeJS.ErrnoException));
    }
    return findings;
  },
};

const notEncrypted: Finding = {
  setting: 'SITE_URL',
  problem: 'The public address begins with http: passwords are sent unencrypted, and the login cookie is not Secure.',
  remedy: 'Give the proxy a certificate and set SITE_URL to the https address.',
};

const notPublic = (siteUrl: string): Finding => ({
  setting: 'SITE_URL',
  problem: `The public address is ${siteUrl}, which only this machine can reach: links in emails don’t work anywhere else.`,
  remedy: 'Set SITE_URL to the address that visitors use.',
});

function unreachable(siteUrl: string, { code = '', message }: NodeJS.ErrnoException): Finding {
  const { hostname } = new URL(siteUrl);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      setting: 'SITE_URL',
      problem: `The name ${hostname} can’t be resolved: nobody can reach the site, and links in its emails don’t work.`,
      remedy: 'Correct SITE_URL, or add the name to your DNS.',
    };
  if (/CERT|SELF_SIGNED|TLS|SSL|UNABLE_TO/.test(code))
    return {
      setting: 'SITE_URL',
      problem: `The certificate of ${hostname} is refused (${message}): browsers warn every visitor.`,
      remedy: `Renew the certificate at the proxy for the name in SITE_URL.`,
    };
  return {
    setting: 'SITE_URL',
    problem: `Nothing answers at ${siteUrl} (${message}): nobody can reach the site, and links in its emails don’t work.`,
    remedy: 'Correct SITE_URL, or let the proxy there pass requests to HOST and PORT.',
  };
}

function findingsOf({ reply, health }: Probed, { config, now }: CheckContext): Finding[] {
  const leadsTo = reply.headers.location;
  if (reply.status >= 300 && reply.status < 400 && typeof leadsTo === 'string')
    return [
      {
        setting: 'SITE_URL',
        problem: `${config.siteUrl} leads on to ${leadsTo}: calls of the pages and logins with Google fail there.`,
        remedy: 'Set SITE_URL to the address where visitors end up.',
      },
    ];
  if (!health)
    return [
      {
        setting: 'SITE_URL',
        problem: `Something else than this site answers at ${config.siteUrl} (status ${reply.status}).`,
        remedy: `Correct SITE_URL, or let the proxy there pass requests to ${config.host}:${config.port} (HOST and PORT).`,
      },
    ];
  if (!health.arrival)
    throw new NotExamined('a site answers, but not one of this data folder: it does not tell how requests arrive.');
  const findings = [...proxyFindings(health.arrival), ...schemeFindings(health.arrival)];
  if (health.arrival.siteUrl !== config.siteUrl)
    findings.push({
      setting: 'SITE_URL',
      problem: `The running site was started with SITE_URL ${health.arrival.siteUrl}, and not with ${config.siteUrl}.`,
      remedy: 'Restart the site with the current settings.',
    });
  const { certificateEndsAt } = reply;
  if (certificateEndsAt && certificateEndsAt.getTime() < now() + 14 * day)
    findings.push({
      setting: 'SITE_URL',
      problem: `The certificate of ${config.siteUrl} ends on ${certificateEndsAt.toISOString().slice(0, 10)}.`,
      remedy: 'Renew it at the proxy, and set up automatic renewal.',
    });
  return findings;
}

/** Each proxy adds whom it heard; what stood there before is the visitor's own invention. */
function proxyFindings({ forwardedFor, client, peer, trustsProxies }: Arrival): Finding[] {
  const chain = forwardedFor.split(',').map((entry) => entry.trim());
  const forgedAt = chain.indexOf(forgedAddress);
  const written = chain.slice(forgedAt + 1).filter(Boolean);
  const proxies = written.length;
  const remedy = proxies === 0 ? 'Set TRUST_PROXY to off.' : `Set TRUST_PROXY to ${proxies}, the number of proxies.`;
  if (client === forgedAddress)
    return [
      {
        setting: 'TRUST_PROXY',
        problem:
          'The site trusts an X-Forwarded-For address that a visitor made up: whoever does that escapes all rate limits.',
        remedy,
      },
    ];
  if (proxies > 0 && !(trustsProxies && client === plain(written[0] ?? '')))
    return [
      {
        setting: 'TRUST_PROXY',
        problem: `The site mistakes the proxy (${peer}) for its visitor: all visitors share one visitor’s limits, and are locked out together.`,
        remedy,
      },
    ];
  return [];
}

/** As the site writes addresses down; of IPv6 it keeps the network alone. */
function plain(address: string): string {
  if (!address.includes(':')) return address;
  return `${address.toLowerCase().split(':').slice(0, 4).join(':')}::/64`;
}

function schemeFindings({ forwardedProto, siteUrl }: Arrival): Finding[] {
  if (forwardedProto !== 'https' || siteUrl.startsWith('https:')) return [];
  return [
    {
      setting: 'SITE_URL',
      problem: 'Visitors come by https (X-Forwarded-Proto), but SITE_URL says http: the login cookie is not Secure.',
      remedy: 'Set SITE_URL to the https address.',
    },
  ];
}
