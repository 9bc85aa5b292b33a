import { otherwiseInLanguage } from '@trekker/texts/in-language.ts';
import { loadConfig } from '../../config/config.ts';
import { readEnvironment } from '../../config/environment.ts';
import { english } from '../../server/languages/open-languages.ts';
import { type Command, explainCommandFailure } from '../commands/command.ts';
import { keepFilesPrivate } from './data-folder.ts';
import { resolveQuickly } from './quick-imports.ts';

/** Runs a command as this process, which ends with 1 where the command could not do what was asked. */
export async function runCommand(load: () => Promise<Command>): Promise<void> {
  keepFilesPrivate();
  letReadersLeave();
  resolveQuickly();
  try {
    const settings = readEnvironment();
    loadConfig(settings); // what is set wrong is told before all that a command needs is loaded
    const command = await load();
    otherwiseInLanguage(english);
    await command({
      args: process.argv.slice(2),
      settings,
      input: process.stdin,
      say: (line) => console.log(line),
      warn: (line) => console.error(line),
    });
  } catch (error) {
    console.error(explainCommandFailure(error));
    process.exitCode = 1;
  }
}

/** Whoever reads along may leave (`… | head`): what a command does goes on to its end, and is not told any more. */
function letReadersLeave(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
