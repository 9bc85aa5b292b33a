import { runCommand } from './start/run-command.ts';

// Proves that a backup can be restored.
await runCommand(async () => (await import('./commands/rehearse.ts')).rehearseRestore);
