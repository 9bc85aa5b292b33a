import { runCommand } from './start/run-command.ts';

// Brings the database up to date.
await runCommand(async () => (await import('./commands/migrate.ts')).migrateSite);
