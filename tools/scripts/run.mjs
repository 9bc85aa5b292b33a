import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

// Programs of the project come first, Node 24 among them, whatever the system has.
const programs = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);

/**
 * Runs a program in the project's root and gives its exit code and, with `capture`, what it printed. Never throws: a
 * program that is not there ends with 127.
 */
export function run(command, args, { env = {}, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: programs, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Seconds since `start` (of `performance.now()`), as people read them. */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
