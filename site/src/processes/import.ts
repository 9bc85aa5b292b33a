import { runCommand } from './start/run-command.ts';

// Brings in what another system has exported, while the site runs or while it does not.
await runCommand(async () => (await import('./commands/import.ts')).importIntoSite);
