import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { personName } from '../../features/accounts/auth.contract.ts';
import { createAuthor } from '../../features/accounts/server/roles/author.service.ts';
import { ensureProfile } from '../../features/authors/server/author-profile.service.ts';
import { notifyRoleChange } from '../../features/notifications/server/notification.service.ts';
import { withSiteDatabase } from '../start/command-database.ts';
import { readPassword } from '../start/command-password.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

const usage = 'Usage: npm run create-author -- --email you@example.com [--name "Your Name"] [--password-stdin]';

/**
 * Makes somebody an AUTHOR, the role of the owner: the first one has nobody else who could. Works while the site runs
 * and while it does not.
 */
export async function makeAuthor({ args, settings, input, say }: CommandInput): Promise<void> {
  const { email, name, passwordStdin } = readArguments(args);
  const config = loadConfig(settings);
  const password = await readPassword(passwordStdin, input);
  const { siteUrl } = config;
  const made = await withSiteDatabase(config, ({ db }) =>
    createAuthor({ db, siteUrl, notifyRoleChange, ensureProfile }, { email, name, password }),
  );
  say(`${made.email} is now an author and can log in at ${siteUrl}/login`);
  if (made.randomPassword) say(`The password, shown only this once: ${made.randomPassword}`);
}

function readArguments(args: string[]): { email: string; name: string; passwordStdin: boolean } {
  const { values } = parsed(args);
  const email = emailAddress.safeParse(values.email);
  if (!email.success) throw new StartError(`${email.error.issues[0]?.message}. ${usage}`);
  const name = personName.safeParse(values.name ?? email.data.slice(0, email.data.indexOf('@')));
  if (!name.success) throw new StartError(`${name.error.issues[0]?.message}. ${usage}`);
  return { email: email.data, name: name.data, passwordStdin: values['password-stdin'] ?? false };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { email: { type: 'string' }, name: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
