import { loadConfig } from '../config/config.ts';
import { hideSecrets, readEnvironment } from '../config/environment.ts';
import { keepFilesPrivate } from './start/data-folder.ts';
import { keepProductionRules, ownUserId } from './start/production-rules.ts';
import { keepCompiledSources, resolveQuickly } from './start/quick-imports.ts';
import { explainFailure, StartError } from './start/start-failure.ts';
import { stopOnSignal } from './start/stop-signals.ts';

// One process that does jobs, against the PostgreSQL of DATABASE_URL: started by main, or by hand on another machine.
try {
  hideSecrets();
  const config = loadConfig(readEnvironment());
  keepProductionRules(config, ownUserId());
  keepFilesPrivate();
  if (config.database.kind === 'embedded')
    throw new StartError('DATABASE_URL is not set: a job worker by itself needs to know where PostgreSQL is.');
  keepCompiledSources(config.dataDirectory);
  resolveQuickly();
  const { startJobs } = await import('./composition/jobs.ts');
  const jobs = await startJobs(config, config.database.url);
  stopOnSignal(() => jobs.stop());
  // Whoever started it is gone without a word.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.('working');
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
