import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { statusOf } from '../site-process.ts';

/** Used unchanged except for the ports. */
const example = path.resolve(import.meta.dirname, '../../../../deploy/varnish/trekker.vcl');

/** It compiles what it runs, as a user of its own: the folder of the tests may be closed to that, or run nothing. */
const env = { PATH: process.env.PATH };
const folderOfAll = '/tmp';

/** Whether Varnish is there, with the module that knows tags. */
export const isVarnishInstalled = () =>
  spawnSync('varnishd', ['-V']).status === 0 &&
  spawnSync('varnishd', ['-C', '-f', example], { stdio: 'ignore', env }).status === 0;

export type Varnish = {
  origin: string;
  /** For how many seconds it keeps the answers of an address: fresh, then as a stand-in, then to be compared. */
  lifetimes(address: string): string[];
  stop(signal?: NodeJS.Signals): Promise<void>;
};

export async function startVarnish(
  processes: readonly [string, string],
  { port, token }: { port: string; token: string },
): Promise<Varnish> {
  const folder = mkdtempSync(path.join(folderOfAll, 'varnish-'));
  const file = path.join(folder, 'trekker.vcl');
  const [one, two] = processes;
  const vcl = readFileSync(example, 'utf8').replace('"3000"', `"${one}"`).replace('"3010"', `"${two}"`);
  writeFileSync(file, vcl);
  const parameters = ['http_gzip_support=off', 'backend_idle_timeout=8'].flatMap((each) => ['-p', each]);
  const places = ['-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64M'];
  const child = spawn('varnishd', ['-F', '-j', 'none', ...places, ...parameters], {
    env: { ...env, PURGE_TOKEN: token },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${origin}/healthz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`varnishd ended: ${said}`);
    await delay(50);
  }
  return {
    origin,
    lifetimes: (address) =>
      execFileSync('varnishlog', ['-n', folder, '-d', '-i', 'TTL', '-q', `BereqURL eq "${address}"`], {
        encoding: 'utf8',
      })
        .split('\n')
        .flatMap((line) => /TTL +\w+ (\d+ \d+ \d+)/.exec(line)?.[1] ?? []),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
