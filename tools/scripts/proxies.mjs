import { run } from './run.mjs';
import { installPackages } from './system-packages.mjs';

/** What proves that a proxy is there, and the packages that it needs on Debian. */
const proxies = {
  nginx: { command: ['nginx', '-v'], packages: ['nginx'] },
  caddy: { command: ['caddy', 'version'], packages: ['caddy'] },
  varnish: { command: ['varnishd', '-V'], packages: ['varnish', 'varnish-modules'] },
};

async function missing() {
  const found = await Promise.all(
    Object.entries(proxies).map(async ([name, { command }]) => {
      const [program, ...args] = command;
      return [name, (await run(program, args, { capture: true })).code === 0];
    }),
  );
  return found.filter(([, there]) => !there).map(([name]) => name);
}

/**
 * Installs the proxies of deploy/ that are not there, where that can be done. The tests of what is missing still are
 * skipped, and counted as such.
 */
export async function provideProxies() {
  const names = await missing();
  if (names.length === 0) return;
  await installPackages(...names.flatMap((name) => proxies[name].packages.map((one) => [one])));
  for (const name of await missing()) console.log(`${name} is not installed: its tests are skipped`);
}
