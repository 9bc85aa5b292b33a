import { run } from './run.mjs';
import { installPackages } from './system-packages.mjs';

const versionOf = { nginx: ['-v'], caddy: ['version'] };

const isThere = async (name) => (await run(name, versionOf[name], { capture: true })).code === 0;

async function missing() {
  const found = await Promise.all(Object.keys(versionOf).map(async (name) => [name, await isThere(name)]));
  return found.filter(([, there]) => !there).map(([name]) => name);
}

/**
 * Installs the proxies of deploy/ that are not there, where that can be done. The tests of what is missing still are
 * skipped, and counted as such.
 */
export async function provideProxies() {
  const names = await missing();
  if (names.length === 0) return;
  await installPackages(...names.map((name) => [name]));
  for (const name of await missing()) console.log(`${name} is not installed: its tests are skipped`);
}
