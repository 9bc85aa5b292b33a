import type { RawSettings, SettingName } from '../../config/environment.ts';
import type { Check, Finding } from './finding.ts';

const shortest = 12;
const examples = new Set('admin changeme example minioadmin password postgres secret test trekker'.split(' '));

/** Secrets that anybody could guess, and what loosens the guard of a public site. */
export const secrets: Check = {
  name: 'secrets and limits',
  async examine({ settings, config, isPublic }) {
    const findings: Finding[] = [];
    for (const [setting, secret] of secretsOf(settings)) {
      const isExample = examples.has(secret.toLowerCase());
      if (isExample || (isPublic && secret.length < shortest))
        findings.push({
          setting,
          problem: `The secret in ${setting} ${isExample ? 'is one that everyone tries first' : `has only ${secret.length} characters`}.`,
          remedy: `Generate a long random one (openssl rand -hex 24) and set it in ${setting}.`,
        });
    }
    if (isPublic && settings.SAMPLE_PASSWORD)
      findings.push({
        setting: 'SAMPLE_PASSWORD',
        problem: 'The sample library’s accounts use a password from the settings of a public site.',
        remedy: 'Remove SAMPLE_PASSWORD and set SAMPLE to none.',
      });
    if (isPublic && config.rateLimitScale > 10)
      findings.push({
        setting: 'RATE_LIMIT_SCALE',
        problem: `All limits are ${config.rateLimitScale} times as wide: attackers can try passwords by the thousands.`,
        remedy: 'Remove RATE_LIMIT_SCALE.',
      });
    return findings;
  },
};

/** Only those that are set. */
function secretsOf(settings: RawSettings): [SettingName, string][] {
  const found: [SettingName, string][] = [];
  for (const name of ['S3_SECRET_ACCESS_KEY', 'GOOGLE_CLIENT_SECRET'] as const)
    if (settings[name]) found.push([name, settings[name]]);
  // A socket asks for no password: the system's own rights guard it.
  const url = settings.DATABASE_URL && URL.parse(settings.DATABASE_URL);
  if (url && !url.searchParams.get('host')?.startsWith('/') && url.password)
    found.push(['DATABASE_URL', decodeURIComponent(url.password)]);
  return found;
}
