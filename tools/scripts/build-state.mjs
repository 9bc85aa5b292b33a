import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sources = [
  'site/src',
  'site/vite',
  'site/public',
  'site/build.ts',
  'site/vite.config.ts',
  'packages',
  'package-lock.json',
];
const built = path.join(root, 'site/build/server/entry.server.js');

function newestChange(file) {
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  const inside = readdirSync(file)
    .filter((name) => name !== 'node_modules')
    .map((name) => newestChange(path.join(file, name)));
  return Math.max(mtimeMs, ...inside);
}

/** True when there is no build, or when something that it is made of changed since. */
export function buildIsStale() {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.some(
    (source) => existsSync(path.join(root, source)) && newestChange(path.join(root, source)) > builtAt,
  );
}
