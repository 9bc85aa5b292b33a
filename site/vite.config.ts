import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { openLanguages } from './src/server/languages/open-languages.ts';
import { asciiSources } from './vite/ascii-sources.ts';
import { customMedia } from './vite/custom-media.ts';
import { pageRefresh } from './vite/page-refresh.ts';
import { sharedParts } from './vite/shared-parts.ts';
import { slimContracts } from './vite/slim-contracts.ts';
import { slimReact } from './vite/slim-react.ts';
import { slimRouter } from './vite/slim-router.ts';
import { textFiles } from './vite/text-files.ts';

/**
 * What a visitor's page loads runs nearly whole while the page is taken up. With this word at its beginning a browser
 * (Chromium 136 and newer) compiles it while it comes in, off the main thread, and not function by function on it;
 * others read a comment.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

const breakpoints = path.join(import.meta.dirname, '../packages/design-system/src/styles/breakpoints.css');

/** A class's name with its file's: what else a sheet says, or where in it, changes no script. */
function classInPage(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file);
  return `_${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 5)}`;
}

// The server's build is one file with everything in it: React's production build is chosen when it is made, not by what
// a machine's NODE_ENV happens to be when it runs.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    slimContracts(),
    slimReact(),
    slimRouter(),
    textFiles([...openLanguages().values()]),
    pageRefresh(),
    react(),
    ...(isSsrBuild ? [asciiSources()] : []),
  ],
  publicDir: 'public',
  css: { postcss: { plugins: [customMedia(breakpoints)] }, modules: { generateScopedName: classInPage } },
  // Vite leaves this to the machine that runs the server's build; left open, React would choose its slow development
  // build.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry.server.tsx', checks: { bundlerTimings: false }, output: { comments: false } }
      : {
          input: 'src/entry.client.tsx',
          // A page may import lazily what another page always has: it comes with whichever is first.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          output: { codeSplitting: { groups: sharedParts() }, postBanner: compileAtOnce },
        },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: command === 'build' ? { noExternal: true } : {},
}));
