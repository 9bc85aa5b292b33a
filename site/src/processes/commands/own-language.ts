import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { changeOwnLanguage } from '../../features/settings/server/own-language.service.ts';
import { setupLanguages } from '../../features/settings/site-setup.contract.ts';
import { withSiteDatabase } from '../start/command-database.ts';
import { StartError } from '../start/start-failure.ts';
import { backUpSite } from './backup.ts';
import type { CommandInput } from './command.ts';

const usage = `Usage: npm run own-language -- ${setupLanguages.join('|')}`;

/**
 * Has the site be written in another language, after a backup of all as it was. Works while the site runs and while it
 * does not.
 */
export async function changeSiteLanguage(input: CommandInput): Promise<void> {
  const code = setupLanguages.find((language) => language === languageIn(input.args));
  if (!code) throw new StartError(usage);
  await backUpSite({ ...input, args: [] });
  const { before, after } = await withSiteDatabase(loadConfig(input.settings), ({ db }) => changeOwnLanguage(db, code));
  if (before === after) return input.say(`The site is in ${after} already.`);
  input.say(`The site is in ${after} now. What is written in it counts as ${after}; nothing was translated.`);
}

function languageIn(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
