import { runCommand } from './start/run-command.ts';

// Makes somebody an AUTHOR: the first one has nobody else who could.
await runCommand(async () => (await import('./commands/create-author.ts')).makeAuthor);
