import type { Config } from '../../config/config.ts';
import { isLoopback } from '../../contract/rules/loopback-rule.ts';
import { StartError } from './start-failure.ts';

type Rules = Pick<Config, 'isProduction' | 'siteUrl' | 'allowsInsecureSiteUrl'>;

/**
 * What a process that answers or works for others must keep in production. `userId` is that of the system. @throws
 * StartError
 */
export function keepProductionRules({ isProduction, siteUrl, allowsInsecureSiteUrl }: Rules, userId: number): void {
  if (!isProduction) return;
  if (!allowsInsecureSiteUrl && (siteUrl.startsWith('http:') || isLoopback(new URL(siteUrl).hostname)))
    throw new StartError(
      `SITE_URL is "${siteUrl}", but with NODE_ENV=production it must be the https address that visitors use, such as ` +
        'https://travel.example.com: set it, or ALLOW_INSECURE_SITE_URL=yes in a closed network.',
    );
  if (userId === 0)
    throw new StartError(
      'With NODE_ENV=production the site does not run as root, who may do everything on this machine: start it as a user of its own, ' +
        'who owns DATA_DIR, as deploy/systemd/trekker.service and deploy/Containerfile do.',
    );
}

/** 0 for root; -1 where the system has no such numbers. */
export function ownUserId(): number {
  return process.getuid?.() ?? -1;
}
