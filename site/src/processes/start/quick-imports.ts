import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { handToChildren } from '../../config/environment.ts';

/**
 * Keeps what Node makes of the sources (types taken out, compiled) in the data folder: a start that finds it there
 * spends a fifth less time on the processor. For what is imported after this call, and for the whole of a child
 * process, which so does without Node's reader of types (14 MB). In the data folder, because whoever may write it may
 * run code as the site; where it cannot be written the start is only slower. Whoever starts us may name another folder
 * in Node's own NODE_COMPILE_CACHE.
 */
export function keepCompiledSources(dataDirectory: string): void {
  const folder = path.join(dataDirectory, 'compile-cache');
  const { directory = folder } = enableCompileCache(folder);
  handToChildren('NODE_COMPILE_CACHE', directory);
}

type Resolve = Exclude<Parameters<typeof registerHooks>[0]['resolve'], undefined>;
type Resolved = ReturnType<Resolve>;

/**
 * Its package.json has 179 kB, which Node reads and parses anew for each of its files, and for each import of it: a
 * fifth of the processor time of a start. All of it are modules, which name each other with their ending.
 */
const large = '/node_modules/drizzle-orm/';
/** What packages are seen from: the site, or one of ours, or one that is installed. */
const packageFolder = /^.*\/(?:site|packages\/[^/]+|node_modules\/drizzle-orm)\//;

/**
 * Finds the files of imports with less work, for what is imported after this call: those of our own sources say the
 * whole name of a file, and what a package's name means within one of ours is found once, not for each of its files. A
 * start takes little more than half of its processor time.
 */
export function resolveQuickly(): void {
  const known = new Map<string, Resolved>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL: parent, conditions } = context;
      const isLarge = parent?.includes(large);
      if (!parent || !conditions.includes('import') || (parent.includes('/node_modules/') && !isLarge))
        return nextResolve(specifier, context);
      if (specifier.startsWith('.')) {
        const format = formatOf(specifier, isLarge);
        return format
          ? { url: new URL(specifier, parent).href, format, shortCircuit: true }
          : nextResolve(specifier, context);
      }
      const key = `${specifier} ${packageFolder.exec(parent)?.[0] ?? parent}`;
      const found = known.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true };
      known.set(key, found);
      return found;
    },
  });
}

function formatOf(file: string, isLarge: boolean | undefined): string | undefined {
  if (isLarge) return file.endsWith('.js') ? 'module' : undefined;
  return file.endsWith('.ts') ? 'module-typescript' : undefined;
}
