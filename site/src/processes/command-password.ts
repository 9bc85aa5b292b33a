import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newPassword } from '../contract/password.ts';
import { StartError } from './start-failure.ts';

/**
 * A password that a person gives to a command: all of the standard input with `fromInput`, else typed unseen on the terminal. Null when they give
 * none. @throws StartError for one that breaks the rule.
 */
export async function readPassword(fromInput: boolean): Promise<string | null> {
  const typed = fromInput ? (await text(process.stdin)).replace(/\r?\n$/, '') : await askUnseen();
  if (typed === '' && !fromInput) return null;
  const { data, error } = newPassword.safeParse(typed);
  if (error) throw new StartError(`${error.issues[0]?.message}.`);
  return data;
}

async function askUnseen(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  process.stderr.write('Password (nothing for a random one, or to keep the one there is): ');
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const typed = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return typed;
}
