import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { Problem } from '../../contract/problem.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { resetSecondFactorByCommand } from '../../features/accounts/server/second-factor/second-factor-rule.service.ts';
import { withSiteDatabase } from '../start/command-database.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

const usage = 'Usage: npm run reset-second-factor -- --email you@example.com';

/** Takes a lost second factor away, where no other AUTHOR can. Works while the site runs and while it does not. */
export async function resetLostFactor({ args, settings, say }: CommandInput): Promise<void> {
  const email = readEmail(args);
  const config = loadConfig(settings);
  await withSiteDatabase(config, async ({ db }) => {
    try {
      await resetSecondFactorByCommand({ db, siteUrl: config.siteUrl }, email);
    } catch (error) {
      throw error instanceof Problem ? new StartError(error.message) : error;
    }
  });
  say(
    `The second factor of ${email} is reset. Log in with the password at ${config.siteUrl}/login and set up a new one.`,
  );
}

function readEmail(args: string[]): string {
  let typed: string | undefined;
  try {
    typed = parseArgs({ args, options: { email: { type: 'string' } } }).values.email;
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
  const email = emailAddress.safeParse(typed);
  if (!email.success) throw new StartError(`${email.error.issues[0]?.message}. ${usage}`);
  return email.data;
}
