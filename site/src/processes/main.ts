import { createServer } from 'node:net';
import { requireUsableServer } from '@trekker/database/connections/usable-server.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { hideSecrets, readEnvironment } from '../config/environment.ts';
import { requireBuild } from './composition/built-pages.ts';
import { keepFilesPrivate, requireDataFolder } from './start/data-folder.ts';
import { keepProductionRules, ownUserId } from './start/production-rules.ts';
import { keepCompiledSources, resolveQuickly } from './start/quick-imports.ts';
import { explainFailure } from './start/start-failure.ts';
import { stopOnSignal } from './start/stop-signals.ts';

// The whole site with one command. What a person may have set wrong is told at once, before the site is even loaded.
try {
  hideSecrets();
  const startedAt = performance.now();
  const config = loadConfig(readEnvironment());
  keepProductionRules(config, ownUserId());
  keepFilesPrivate();
  requireBuild();
  await requireFreePort(config);
  await requireDataFolder(config.dataDirectory);
  if (config.database.kind === 'external') await requireUsableServer(config.database);
  warnOfOneRole(config);
  keepCompiledSources(config.dataDirectory);
  resolveQuickly();
  const { startSingleProcess } = await import('./composition/single-process.ts');
  const site = await startSingleProcess(config);
  stopOnSignal(() => site.stop());
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Trekker is ready at ${config.siteUrl} (started in ${seconds} s)`);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

function warnOfOneRole({ isProduction, database }: Config): void {
  if (isProduction && database.kind === 'external' && !(database.ownerUrl && database.readerUrl))
    console.error(
      'One PostgreSQL role is used for everything: npm run doctor explains how to limit what each part can do.',
    );
}

async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
