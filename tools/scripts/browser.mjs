import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const system = '/usr/bin/chromium';

/**
 * Finds a Chromium, installing one where there is none: the system's package as root on Debian and its kin, else the one
 * that Playwright brings. Gives what the tests need in their environment. Throws when nothing helps.
 */
export async function provideBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
  if (chosen) return { CHROME_PATH: chosen };
  if (existsSync(system) || (await installSystemBrowser())) return { CHROME_PATH: system };
  console.log('Installing the Chromium of Playwright');
  const { code } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) throw new Error('No browser: install Chromium and name it in CHROME_PATH.');
  return {};
}

async function installSystemBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing chromium with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, capture: true });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, capture: true });
  if (code !== 0) console.log(output);
  return existsSync(system);
}
