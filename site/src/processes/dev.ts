import { createServer, type RequestListener } from 'node:http';
import { loadConfig } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { keepSiteFresh } from './dev/fresh-site.ts';
import { openSources } from './dev/sources.ts';
import { startDatabase } from './start/site-database.ts';
import { explainFailure } from './start/start-failure.ts';
import { stopOnSignal } from './start/stop-signals.ts';

// The site from its sources. This process keeps PostgreSQL, the port and the browser's line to Vite for as long as it
// runs. The server's code is loaded through Vite, as the pages are: when a file changes, it and what imports it are
// loaded anew, nothing else.
try {
  const config = loadConfig(readEnvironment());
  const server = createServer();
  // Before all that takes long: a port that is in use is told at once. Who asks before the site is there waits for it.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host: config.host, port: config.port }, resolve);
  });
  const early: (() => void)[] = [];
  let answer: RequestListener = (request, response) => {
    early.push(() => answer(request, response));
  };
  server.on('request', (request, response) => answer(request, response));
  const database = await startDatabase(config);
  const sources = await openSources(server);
  const site = keepSiteFresh(sources, database.addresses);
  await site.begun;
  answer = (request, response) => sources.serve(request, response, () => site.answer(request, response));
  for (const ask of early) ask();
  stopOnSignal(async () => {
    server.close();
    server.closeAllConnections();
    await site.stop();
    await sources.close();
    await database.stop();
  });
  // A fault in what is being written is told; the next change is the remedy.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(1); // nobody is left to be told
    console.error(sources.explain(error));
  });
  console.log(`Trekker runs from its sources at ${config.siteUrl}`);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
