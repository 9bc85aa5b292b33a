import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createServer, type InlineConfig, preview } from 'vite';
import { customMedia } from './vite/custom-media.ts';
import { textFiles } from './vite/text-files.ts';

// npm run gallery: all components of the design system on one page, changed as they are saved. `--built` serves what a
// browser would be sent, for tests.
const config: InlineConfig = {
  configFile: false,
  root: path.resolve(import.meta.dirname, '../packages/design-system/gallery'),
  cacheDir: path.resolve(import.meta.dirname, '../node_modules/.vite-gallery'),
  // An address without a file is a 404, as an image that is missing should be.
  appType: 'mpa',
  plugins: [textFiles([]), react()],
  css: {
    postcss: {
      plugins: [customMedia(path.resolve(import.meta.dirname, '../packages/design-system/src/styles/breakpoints.css'))],
    },
  },
};

if (process.argv.includes('--built')) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit(0));
  const built = { ...config, logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const;
  await build(built);
  const server = await preview({ ...built, preview: { host: '127.0.0.1', port: 0 } });
  console.log(`The gallery is at ${server.resolvedUrls?.local[0]}`);
} else {
  const server = await createServer(config);
  await server.listen();
  console.log(`The gallery is at ${server.resolvedUrls?.local[0]}`);
}
