import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Endpoint } from '../src/contract/endpoint.ts';

/**
 * The browser needs of a contract where its calls go, not how they are checked: that is the server's part, and the
 * schemas would bring 30 kB of a validation library into every page. So a contract reaches the browser's bundle as
 * plain data: endpoints with name, method and paths, and constants. Importing a schema there fails the build.
 */
export function slimContracts(): Plugin {
  return {
    name: 'slim-contracts',
    enforce: 'pre',
    async transform(_code, id, options) {
      if (options?.ssr || !/\.contract\.ts$/.test(id)) return null;
      const exports = (await import(`${pathToFileURL(id).href}?${statSync(id).mtimeMs}`)) as Record<string, unknown>;
      const lines = Object.entries(exports).flatMap(([name, value]) => {
        const data = isEndpoint(value) ? { name: value.name, method: value.method, paths: value.paths } : value;
        return isPlain(data) ? [`export const ${name} = ${JSON.stringify(data)};`] : [];
      });
      return { code: lines.join('\n'), map: null };
    },
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'paths' in value && 'access' in value;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    !('_zod' in value) &&
    Object.values(value).every(isPlain)
  );
}
