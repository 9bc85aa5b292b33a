import path from 'node:path';
import type { Plugin } from 'vite';

/** What tells a built process from its sources reads where it really is (`server/process-file.ts`). */
const knowsItsPlace = '/server/process-file.ts';

/**
 * For the build of processes: sources that read a file beside them, or start one, say where by their own place. In the
 * build it is still that of the source, told from the folder of the build, so that both can be moved together.
 */
export function ownPlaces(buildFolder: string): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      if (id.includes('/node_modules/') || id.endsWith(knowsItsPlace) || !/import\.meta\.(?:dirname|url)/.test(code))
        return;
      const source = path.relative(buildFolder, id);
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`);
    },
  };
}
