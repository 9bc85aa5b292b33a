import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Locked = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  link?: boolean;
  hasInstallScript?: boolean;
};

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The first version without a fault that was published in exactly what we use, with the name of the fault. */
const least: [name: string, version: string, fault: string][] = [
  ['fastify', '5.8.5', 'CVE-2026-33806, CVE-2026-3419, CVE-2026-25223: junk around Content-Type goes past the schema'],
  ['@fastify/static', '9.1.1', 'CVE-2026-6414: %2F goes past a guard'],
  ['@fastify/multipart', '9.0.3', 'CVE-2025-24033: files of aborted uploads stay'],
  ['find-my-way', '9.0.1', 'CVE-2024-45813: a pattern that takes for ever'],
  [
    'nodemailer',
    '9.1.0',
    'CVE-2025-13033, CVE-2025-14874, GHSA-2x7j-588g-ccc2: mail to another domain, addresses that take for ever',
  ],
  ['drizzle-orm', '0.45.2', 'CVE-2026-39356: names that are not escaped'],
  ['sharp', '0.32.6', 'CVE-2023-4863: a WebP that writes past its memory'],
  ['react-router', '7.12.0', 'CVE-2026-22029: redirects to other sites and scripts'],
  ['cookie', '0.7.0', 'CVE-2024-47764: fields smuggled into a cookie'],
];

const asNumbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];
function isAtLeast(version: string, wanted: string): boolean {
  const [is, want] = [asNumbers(version), asNumbers(wanted)];
  const differs = want.findIndex((part, index) => part !== is[index]);
  return differs < 0 || (is[differs] ?? 0) > (want[differs] ?? 0);
}

test.each(least)('the dependency %s has the version %s or newer, for %s (G-53, T70)', (name, wanted) => {
  const versions = locked.filter(([place]) => nameOf(place) === name).map(([, { version = '0' }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAtLeast(version, wanted))).toEqual([]);
});

test('versions are compared by their numbers', () => {
  expect(isAtLeast('10.0.0', '9.1.1')).toBe(true);
  expect(isAtLeast('9.1.0', '9.1.1')).toBe(false);
  expect(isAtLeast('9.1.1', '9.1.1')).toBe(true);
});

test('installed packages match the lock file: each has its hash, or is fetched on no system (T70)', () => {
  const unhashed = locked.filter(([, { integrity }]) => !integrity);
  const fetched = unhashed.filter(([, { optional, os }]) => !optional || os?.join() !== 'none');
  expect(fetched.map(([place]) => place)).toEqual([]);
  expect(unhashed.filter(([place]) => existsSync(path.join(root, place))).map(([place]) => place)).toEqual([]);
});

test('every dependency that we name has an exact version, not a range (T70)', () => {
  const { workspaces } = read('package.json') as { workspaces: string[] };
  const files = globSync(['package.json', ...workspaces.map((place) => `${place}/package.json`)], { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(file);
    const named = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect([file, named.filter(([, version]) => !/^(\d+\.\d+\.\d+\S*|\*|file:.*)$/.test(version))]).toEqual([file, []]);
  }
});

test('no package runs a script when it is installed, except those listed (T70)', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const running = new Set(
    locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place)),
  );
  expect([...running].filter((name) => !allowScripts[name])).toEqual([]);
});
