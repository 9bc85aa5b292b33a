// Fills the site's database for measurements: npm run fill -- --destinations 100000
import { parseArgs } from 'node:util';
import { loadConfig } from '@trekker/site/src/config/config.ts';
import { readEnvironment } from '@trekker/site/src/config/environment.ts';
import { withSiteDatabase } from '@trekker/site/src/processes/start/command-database.ts';
import { explainFailure, StartError } from '@trekker/site/src/processes/start/start-failure.ts';
import { fill } from './fill.ts';
import { isPeoples } from './rows/peoples-content.ts';

const usage = 'Usage: npm run fill -- --destinations 100000 [--reviews 10] [--beside-content]';

try {
  const { destinations, reviewsEach, besideContent } = readArguments();
  await withSiteDatabase(loadConfig(readEnvironment()), async ({ connection, pool }) => {
    if (!besideContent && (await isPeoples(pool)))
      throw new StartError(
        'This database holds what people wrote, or was filled before. Give an empty one (DATA_DIR), or say --beside-content.',
      );
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4);
    await fill(connection, { destinations, reviewsEach }, (line) => console.log(`${seconds()} s  ${line}`));
    console.log(`${seconds()} s  ${destinations} destinations and what belongs to them are there`);
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

function readArguments(): { destinations: number; reviewsEach: number; besideContent: boolean } {
  const { values } = parsed();
  const destinations = Number(values.destinations);
  if (!Number.isInteger(destinations) || destinations < 1 || destinations > 5_000_000)
    throw new StartError(`Say how many destinations, up to 5,000,000. ${usage}`);
  const reviewsEach = Number(values.reviews ?? 10);
  if (!(reviewsEach >= 0 && reviewsEach <= 100))
    throw new StartError(`Say how many reviews a place has on average, 0 to 100. ${usage}`);
  return { destinations, reviewsEach, besideContent: values['beside-content'] ?? false };
}

function parsed() {
  try {
    return parseArgs({
      options: { destinations: { type: 'string' }, reviews: { type: 'string' }, 'beside-content': { type: 'boolean' } },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
