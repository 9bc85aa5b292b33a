import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { canInstallPackages, installPackages } from './system-packages.mjs';

// The shell draws no window, tabs and menus around a page: a test takes half the time.
const systems = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const installed = () => systems.find((file) => existsSync(file));

// Version 150 tells of its own animations between documents in other words, loads a font twice that it had preloaded,
// and does not tell a page that the line is back: tests fail that a reader would not notice.
const oldestVersion = 156;

/**
 * Finds a Chromium, installing one where there is none or an old one: the system's package as root on Debian and its
 * kin, else the one that Playwright brings. Gives what the tests need in their environment. Throws when nothing helps.
 */
export async function provideBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
  const file = chosen || (await provideSystemBrowser());
  if (file) {
    const version = await majorVersion(file);
    if (version < oldestVersion)
      console.log(`${file} is Chromium ${version}: tests may fail that pass with ${oldestVersion} or newer.`);
    return { CHROME_PATH: file };
  }
  console.log('Installing the Chromium of Playwright');
  const { code } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) throw new Error('No browser: install Chromium and name it in CHROME_PATH.');
  return {};
}

async function provideSystemBrowser() {
  const file = installed();
  const isGood = file && (!canInstallPackages() || (await majorVersion(file)) >= oldestVersion);
  if (!isGood) await installPackages(['chromium-headless-shell', 'chromium']);
  return installed();
}

/** The first number of a version such as `Chromium 156.0.8078.108`; 0 if the program does not tell one. */
async function majorVersion(file) {
  const { output } = await run(file, ['--version'], { capture: true });
  return Number(/(\d+)\.\d+\.\d+/.exec(output)?.[1] ?? 0);
}
