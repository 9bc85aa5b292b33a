import { runCommand } from './start/run-command.ts';

// Takes a lost second factor away: of the only AUTHOR nobody else can.
await runCommand(async () => (await import('./commands/reset-second-factor.ts')).resetLostFactor);
