import { runCommand } from './start/run-command.ts';

// Everything in one file, while the site runs or while it does not.
await runCommand(async () => (await import('./commands/backup.ts')).backUpSite);
