import { runCommand } from './start/run-command.ts';

// Says what is wrong with the settings and the machine, and which setting to change.
await runCommand(async () => (await import('./commands/doctor.ts')).examineSite);
