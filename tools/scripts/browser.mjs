import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { installPackages } from './system-packages.mjs';

// The shell draws no window, tabs and menus around a page: a test takes half the time.
const systems = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const installed = () => systems.find((file) => existsSync(file));

/**
 * Finds a Chromium, installing one where there is none: the system's package as root on Debian and its kin, else the
 * one that Playwright brings. Gives what the tests need in their environment. Throws when nothing helps.
 */
export async function provideBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
  if (chosen) return { CHROME_PATH: chosen };
  const system = installed() ?? (await installSystemBrowser());
  if (system) return { CHROME_PATH: system };
  console.log('Installing the Chromium of Playwright');
  const { code } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) throw new Error('No browser: install Chromium and name it in CHROME_PATH.');
  return {};
}

async function installSystemBrowser() {
  await installPackages(['chromium-headless-shell', 'chromium']);
  return installed();
}
