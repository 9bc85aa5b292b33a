import { runCommand } from './start/run-command.ts';

// Whether every address of an old site leads to a page of this one.
await runCommand(async () => (await import('./commands/check-redirects.ts')).checkRedirects);
