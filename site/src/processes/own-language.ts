import { runCommand } from './start/run-command.ts';

// Says which language the site is written in, where the set-up did not, or said another one.
await runCommand(async () => (await import('./commands/own-language.ts')).changeSiteLanguage);
