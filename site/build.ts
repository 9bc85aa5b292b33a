import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { processBuild } from './vite/processes.ts';

// React chooses its production build by this when the bundle is made.
process.env.NODE_ENV = 'production';
const here = import.meta.dirname;
rmSync(path.join(here, 'build'), { recursive: true, force: true });
await build(processBuild(here));
await build({ configFile: path.join(here, 'vite.config.ts'), logLevel: 'warn' });
await build({ configFile: path.join(here, 'vite.config.ts'), logLevel: 'warn', build: { ssr: true } });

// The worker of pages that are read without a line: one plain script, another one for each build.
const version = createHash('sha256')
  .update(readFileSync(path.join(here, 'build/client/.vite/manifest.json')))
  .digest('hex');
await build({
  configFile: false,
  logLevel: 'warn',
  root: here,
  publicDir: false,
  define: { __BUILD_VERSION__: JSON.stringify(version.slice(0, 12)) },
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/features/offline/web/service-worker.ts',
      checks: { bundlerTimings: false },
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

// Compressed once and as well as can be, because they are sent many times.
for (const entry of readdirSync(path.join(here, 'build/client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length < 1000) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
