import path from 'node:path';
import { createServer } from 'vite';
import { loadConfig } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import type { Pages } from './compose/compose-site.ts';
import { startHttp } from './compose/http.ts';
import { startJobs } from './compose/jobs.ts';
import { runEmbeddedDatabase } from './start/embedded-database.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { explainFailure } from './start/start-failure.ts';
import { stopOnSignal } from './start/stop-signals.ts';

const site = path.resolve(import.meta.dirname, '../..');

// The site from its sources: pages change in the browser as they are saved (Vite), server code restarts the process
// (node --watch). Nothing is cached.
try {
  const config = { ...loadConfig(readEnvironment()), cacheBytes: 0 };
  const server = await runEmbeddedDatabase(path.join(config.dataDirectory, 'database'));
  await prepareDatabase(config, server.addresses);
  const jobs = await startJobs(config, server.addresses.writer);
  const pages = await sourcePages();
  const http = await startHttp(config, server.addresses, pages);
  stopOnSignal(async () => {
    await pages.close();
    await http.stop();
    await jobs.stop();
    await server.stop();
  });
  console.log(`Trekker runs from its sources at ${config.siteUrl}`);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function sourcePages(): Promise<Pages & { close(): Promise<void> }> {
  const vite = await createServer({
    configFile: path.join(site, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const load = () => vite.ssrLoadModule('/src/entry.server.tsx');
  return {
    renderPage: async (...input) => (await load()).renderPage(...input),
    pages: (await load()).pages,
    manifest: { fonts: [], assetsOf: () => ({ script: '/src/entry.client.tsx', preloads: [], styles: [] }) },
    clientDirectory: path.join(site, 'public'),
    sources: vite.middlewares,
    transformHtml: (address, html) => vite.transformIndexHtml(address, html),
    close: () => vite.close(),
  };
}
