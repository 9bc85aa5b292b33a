import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
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

/** No build is made of these. */
const isBesideTheBuild = (name: string) => name === 'node_modules' || /\.(test|fixture)\.tsx?$|\.md$/.test(name);

/** When `file`, or anything in that folder, last changed. */
export function newestChange(file: string): number {
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  const names = readdirSync(file);
  const parts = names.filter((name) => !isBesideTheBuild(name));
  // A folder's own time tells that something was removed; where tests lie too, it may only tell of them.
  const own = parts.length === names.length ? mtimeMs : 0;
  return Math.max(own, ...parts.map((name) => newestChange(path.join(file, name))));
}

/** True when there is no build, or when something that it is made of changed since. */
export function buildIsStale(): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.some(
    (source) => existsSync(path.join(root, source)) && newestChange(path.join(root, source)) > builtAt,
  );
}
