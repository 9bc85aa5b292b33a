import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageRefresh } from './vite/page-refresh.ts';
import { sharedParts } from './vite/shared-parts.ts';
import { slimContracts } from './vite/slim-contracts.ts';
import { slimRouter } from './vite/slim-router.ts';

/**
 * What a visitor's page loads runs nearly whole while the page is taken up. With this word at its beginning a browser (Chromium 136 and newer)
 * compiles it while it comes in, off the main thread, and not function by function on it; others read a comment.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

// The server's build is one file with everything in it: React's production build is chosen when it is made, not by what a
// machine's NODE_ENV happens to be when it runs.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [slimContracts(), slimRouter(), pageRefresh(), react()],
  publicDir: 'public',
  // Vite leaves this to the machine that runs the server's build; left open, React would choose its slow development build.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry.server.tsx' }
      : {
          input: 'src/entry.client.tsx',
          // A page may import lazily what another page always has: it comes with whichever is first.
          checks: { ineffectiveDynamicImport: false },
          output: { codeSplitting: { groups: sharedParts() }, postBanner: compileAtOnce },
        },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: command === 'build' ? { noExternal: true } : {},
}));
