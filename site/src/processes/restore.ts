import { runCommand } from './start/run-command.ts';

// Brings a backup back.
await runCommand(async () => (await import('./commands/restore.ts')).restoreSite);
