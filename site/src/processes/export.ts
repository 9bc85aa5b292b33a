import { runCommand } from './start/run-command.ts';

// The whole site as files that others read, while it runs or while it does not.
await runCommand(async () => (await import('./commands/export.ts')).exportIntoFile);
