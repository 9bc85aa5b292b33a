import path from 'node:path';

const isBuilt = import.meta.filename.endsWith('.js');

/**
 * The file of a process to start: the built one (`npm run build`) where this process is a built one, else the source.
 * @param source absolute path of its source
 */
export function processFile(source: string): string {
  return isBuilt ? path.join(import.meta.dirname, `${path.basename(source, '.ts')}.js`) : source;
}
