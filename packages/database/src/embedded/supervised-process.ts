import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { SystemUser } from './system-user.ts';

export type Supervised = {
  /** Resolves with a short reason when the program and all that it started are gone. */
  exited: Promise<string>;
  hasExited(): boolean;
  signal(name: 'INT' | 'QUIT'): void;
  /** The last lines that the program wrote to stderr. */
  log(): string;
};

/**
 * The shell passes on the signals whose names we write to descriptor 3. When we die, even by SIGKILL, the read ends and
 * the program gets SIGINT, which is PostgreSQL's fast and clean shutdown. The shell is the program's parent, so the
 * process number cannot go to a stranger before the shell has seen the end of the program.
 */
const watchdog = `
"$@" 3<&- & program=$!
trap "" INT HUP
(while read -r name; do kill -s "$name" $program; done; kill -s INT $program) <&3 2>/dev/null & reader=$!
wait $program; status=$?
kill -s KILL $reader
exit $status`;

/** PostgreSQL needs no secret of ours, and what a process is begun with is read by every program of the same user. */
function openEnvironment(): NodeJS.ProcessEnv {
  const open = /^(PATH|HOME|TMPDIR|LANG|LC_\w+|TZ|LD_\w+|DYLD_\w+)$/;
  return Object.fromEntries(Object.entries({ ...process.env }).filter(([name]) => open.test(name)));
}

const logTailLength = 4000;

/** Runs a program that ends when this process does. Its stderr is always drained, so it never blocks on its log. */
export function runSupervised(command: string[], user: SystemUser, env: NodeJS.ProcessEnv = {}): Supervised {
  const child = spawn('/bin/sh', ['-c', watchdog, 'watchdog', ...command], {
    ...user,
    cwd: '/',
    env: { ...openEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A session of its own: Ctrl-C in the terminal must reach us only, who then stop the server in order.
    detached: true,
  });
  const control = child.stdio[3] as Writable;
  control.on('error', () => {}); // the shell is gone; `exited` tells
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-logTailLength);
  });
  let hasExited = false;
  const closed = new Promise((resolve) => child.once('close', resolve));
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', async (code, signal) => {
      // If only the shell was killed, this makes its reader stop the program, which closes stderr at its end.
      control.end();
      await Promise.race([closed, delay(1000)]);
      resolve(signal ? `killed by ${signal}` : `exit code ${code}`);
    });
  });
  exited.then(() => {
    hasExited = true;
  });
  return { exited, hasExited: () => hasExited, signal: (name) => control.write(`${name}\n`), log: () => log };
}
