import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newPassword } from '../../contract/rules/password-schema.ts';
import type { CommandInput } from '../commands/command.ts';
import { StartError } from './start-failure.ts';

type Input = CommandInput['input'];

/**
 * A password that a person gives to a command: all of the standard input with `fromInput`, else typed unseen on the
 * terminal. Null when they give none. @throws StartError for one that breaks the rule.
 */
export async function readPassword(fromInput: boolean, input: Input): Promise<string | null> {
  const typed = fromInput ? (await text(input)).replace(/\r?\n$/, '') : await askUnseen(input);
  if (typed === '' && !fromInput) return null;
  const { data, error } = newPassword.safeParse(typed);
  if (error) throw new StartError(`${error.issues[0]?.message}.`);
  return data;
}

async function askUnseen(input: Input): Promise<string> {
  if (!input.isTTY) return '';
  process.stderr.write('Password (leave empty for a random one, or to keep the current one): ');
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const typed = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return typed;
}
