import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compiledSources, freePort } from '../../site/test/site/site-process.ts';
import { samplePassword } from './people.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Site = {
  url: string;
  /** The folder into which its mails are written. */
  mailFolder: string;
  /** Where a site that nobody keeps yet is set up. */
  setupUrl: string;
  stop(): Promise<void>;
};

/**
 * A complete site as `npm start` runs it: processes, database and sample library, in a folder of its own. Resolves when
 * it is ready; rejects with its output if it ends before.
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = await makeFolder();
  const sample = process.env.E2E_SAMPLE_FOLDER;
  // With its owners: as root, the database is another user's.
  if (sample && settings.SAMPLE !== 'none') await run('cp', ['-a', `${sample}/.`, folder]);
  const site = await startIn(folder, settings);
  const stop = async () => {
    await site.stop();
    await remove(folder);
  };
  return { ...site, stop };
}

/** The folder of a site with the sample library: a copy of it starts in a fraction of the time that loading takes. */
export async function makeSampleFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await makeFolder();
  const { stop } = await startIn(folder, {});
  await stop();
  return { folder, remove: () => remove(folder) };
}

const run = promisify(execFile);
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trekker-e2e-'));
  // As root, the database runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  return folder;
}

async function startIn(folder: string, settings: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, ['site/build/processes/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...compiledSources,
      DATA_DIR: folder,
      PORT: port,
      WORKERS: '2',
      SAMPLE: 'library',
      SAMPLE_PASSWORD: samplePassword,
      LOG_LEVEL: 'warn',
      // All tests come from one address, so limits must be high.
      RATE_LIMIT_SCALE: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => site.once('close', () => resolve()));
  const stop = async () => {
    site.kill('SIGTERM');
    await gone;
  };
  // The site must not outlive the run, however that ends.
  const leave = () => site.kill('SIGTERM');
  process.once('exit', leave);
  site.once('close', () => process.off('exit', leave));
  try {
    const output = await printed(site, /Trekker is ready/);
    await ready(url);
    const setupUrl = /https?:\S+\/setup\?code=\S+/.exec(output)?.[0] ?? '';
    return { url, mailFolder: path.join(folder, 'mail'), setupUrl, stop };
  } catch (error) {
    await stop();
    await remove(folder);
    throw error;
  }
}

/** An empty site that is set up: without an owner it would show nothing else. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ SAMPLE: 'none', WORKERS: '1', ...settings });
  const body = {
    code: new URL(site.setupUrl).searchParams.get('code'),
    name: 'Marta Oliveira',
    email: 'marta@slowroads.example',
    password: 'Correct Horse 7',
    siteName: 'Trekker',
    start: 'empty',
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${site.url}/api/v5/setup`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`The site could not be set up: ${await answer.text()}`);
  return site;
}

/** All that it has said until then. */
function printed(site: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    site.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (line.test(output)) resolve(output);
    });
    site.once('error', reject);
    site.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready.\n${output}`)));
  });
}

async function ready(url: string): Promise<void> {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`${url}/readyz answers ${status}.`);
}
