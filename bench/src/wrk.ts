import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Load, Measured, Request } from './load.ts';

const run = promisify(execFile);

export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined;

type Answered = Omit<Measured, 'cpu'> & { count: number };

/**
 * Asks with wrk, which takes a fifth of the processor time that autocannon takes. Its connections send the requests in
 * one turn. Throws when an answer was neither 2xx nor 3xx, or did not come.
 */
export async function askWithWrk(
  origin: string,
  { requests, connections, seconds }: Load,
  asked: Record<string, string>,
): Promise<Answered> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trekker-wrk-'));
  const script = path.join(folder, 'requests.lua');
  writeFileSync(script, scriptOf(requests, asked));
  try {
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '60s', '-s', script];
    const { stdout } = await run('wrk', [...options, origin]);
    const result = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{'))) as Answered & { failed: number };
    const { failed, ...answered } = result;
    if (failed > 0) throw new Error(`${failed} of ${answered.count} requests had no good answer.`);
    if (answered.count === 0) throw new Error(`Nobody was answered within ${seconds} s.`);
    return answered;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptOf(requests: readonly Request[], asked: Record<string, string>): string {
  const texts = requests.map(({ path: address, method = 'GET', headers, body }) => {
    const fields = Object.entries({ ...asked, ...headers }).map(
      ([name, value]) => `[${quoted(name)}]=${quoted(value)}`,
    );
    return `wrk.format(${quoted(method)}, ${quoted(address)}, {${fields.join(',')}}, ${body === undefined ? 'nil' : quoted(body)})`;
  });
  return `local texts = {}
function init()
${texts.map((text, at) => `texts[${at + 1}] = ${text}`).join('\n')}
end
local at = 0
function request()
  at = at % #texts + 1
  return texts[at]
end
function done(summary, latency)
  local e = summary.errors
  print(string.format('\\n{"count":%d,"perSecond":%f,"p50":%f,"p95":%f,"p99":%f,"failed":%d}', summary.requests,
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

/** A text as Lua reads it, byte by byte. */
function quoted(text: string): string {
  const bytes = [...Buffer.from(text)].map((byte) =>
    /[\w /?=&.,:;*+-]/.test(String.fromCharCode(byte))
      ? String.fromCharCode(byte)
      : `\\${String(byte).padStart(3, '0')}`,
  );
  return `"${bytes.join('')}"`;
}
