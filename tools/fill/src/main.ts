// Fills the site's database for measurements: npm run fill -- --destinations 100000
import { parseArgs } from 'node:util';
import { loadConfig } from '@trekker/site/src/config/config.ts';
import { readEnvironment } from '@trekker/site/src/config/environment.ts';
import { withSiteDatabase } from '@trekker/site/src/processes/start/command-database.ts';
import { explainFailure, StartError } from '@trekker/site/src/processes/start/start-failure.ts';
import { fill } from './fill.ts';
import { filledLanguages } from './rows/edition-rows.ts';
import { isPeoples } from './rows/peoples-content.ts';
import { emptyTrashAndSchedules, fillSchedules, fillTrash, vacuumAll } from './trash-and-plans.ts';

const usage =
  'Usage: npm run fill -- --destinations 100000 [--reviews 10] [--languages de,fr,ar] [--beside-content] ' +
  '[--trashed 10000] [--scheduled 10000]; ' +
  'without --destinations, of what is there; or --emptied: nothing in the trash, nothing planned.';

try {
  const { destinations, reviewsEach, languages, besideContent, trashed, scheduled, emptied } = readArguments();
  await withSiteDatabase(loadConfig(readEnvironment()), async (database) => {
    const { connection, pool } = database;
    if (destinations > 0 && !besideContent && (await isPeoples(pool)))
      throw new StartError(
        'This database holds what people wrote, or was filled before. Give an empty one (DATA_DIR), or say --beside-content.',
      );
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4);
    const say = (line: string) => console.log(`${seconds()} s  ${line}`);
    if (destinations > 0) {
      await fill(connection, { destinations, reviewsEach, languages }, say);
      say(`${destinations} destinations and what belongs to them are there`);
    }
    if (emptied) await emptyTrashAndSchedules(database, say);
    if (trashed > 0) await fillTrash(database, trashed, say);
    if (scheduled > 0) await fillSchedules(database, scheduled, say);
    if (emptied || trashed + scheduled > 0) await vacuumAll(database, say);
    say('done');
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

function readArguments() {
  const { values } = parsed();
  const [destinations, trashed, scheduled] = [values.destinations, values.trashed, values.scheduled].map((value) =>
    Number(value ?? 0),
  ) as [number, number, number];
  const amounts = [destinations, trashed, scheduled];
  if (
    amounts.some((amount) => !Number.isInteger(amount) || amount < 0 || amount > 5_000_000) ||
    (!values.emptied && !Math.max(...amounts))
  )
    throw new StartError(`Say how many destinations, up to 5,000,000. ${usage}`);
  const reviewsEach = Number(values.reviews ?? 10);
  if (!(reviewsEach >= 0 && reviewsEach <= 100))
    throw new StartError(`Say how many reviews a place has on average, 0 to 100. ${usage}`);
  const languages = values.languages?.split(',') ?? [];
  if (!languages.every((language) => filledLanguages.includes(language)))
    throw new StartError(`Say some of the languages ${filledLanguages.join(', ')}. ${usage}`);
  return {
    destinations,
    reviewsEach,
    languages,
    besideContent: values['beside-content'] ?? false,
    trashed,
    scheduled,
    emptied: values.emptied ?? false,
  };
}

function parsed() {
  try {
    const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
    return parseArgs({
      options: {
        destinations: text,
        reviews: text,
        languages: text,
        trashed: text,
        scheduled: text,
        'beside-content': flag,
        emptied: flag,
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
