import { loadConfig } from '../config/config.ts';
import { hideSecrets, readEnvironment } from '../config/environment.ts';
import { keepFilesPrivate } from './start/data-folder.ts';
import { addressesOf } from './start/database-addresses.ts';
import { keepProductionRules, ownUserId } from './start/production-rules.ts';
import { keepCompiledSources, resolveQuickly } from './start/quick-imports.ts';
import { endFailed, StartError } from './start/start-failure.ts';
import { stopOnSignal } from './start/stop-signals.ts';

// One HTTP process by itself, against the PostgreSQL of DATABASE_URL: started by main, or by hand on another machine.
try {
  hideSecrets();
  const config = loadConfig(readEnvironment());
  keepProductionRules(config, ownUserId());
  keepFilesPrivate();
  if (config.database.kind === 'embedded')
    throw new StartError('DATABASE_URL is not set: an HTTP process by itself needs to know where PostgreSQL is.');
  keepCompiledSources(config.dataDirectory);
  resolveQuickly();
  const { startHttp } = await import('./composition/http.ts');
  const http = await startHttp(config, addressesOf(config.database));
  stopOnSignal(() => http.stop());
  process.send?.('listening');
} catch (error) {
  endFailed(error);
}
