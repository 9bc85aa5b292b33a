import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { addTerms } from '#features/glossary/server/glossary.service.ts';
import { ownNameOf } from '#features/languages/server/language.rules.ts';
import { adoptLanguages } from '#features/languages/server/language.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { SampleLibrary } from '../sample-library.contract.ts';
import { t } from './api-sample-library.texts.ts';
import { sampleItems } from './sample-items.ts';
import * as store from './sample-translation.repository.ts';
import { seedTranslation } from './sample-translation.seed.ts';
import { listSampleLanguages, readSampleTranslation } from './sample-translations.ts';

/** The languages that the library is there in, and whether its texts in them are here. */
export async function readTranslations(db: Queryable): Promise<SampleLibrary['translations']> {
  const codes = await listSampleLanguages();
  const { destination } = await sampleItems();
  const here = await store.listTranslated(db, destination, codes);
  return codes.map((code) => ({ language: code, name: ownNameOf(code), isHere: here.includes(code) }));
}

/**
 * Brings what the library says in a language, which is prepared where it is not here yet. What is written in it already
 * stays; what somebody has changed since in English is told as outdated.
 * @returns how many texts came
 * @throws Problem `conflict` where nothing of it came
 */
export async function bringTranslation(db: Transactor, viewer: Viewer, language: string): Promise<number> {
  const translation = await readSampleTranslation(language);
  return db.transaction(async (tx) => {
    await adoptLanguages(tx, [{ code: language, state: 'preparing', untranslated: 'labelled', fallback: [] }]);
    const count =
      (await seedTranslation(tx, language, translation)) + (await addTerms(tx, language, translation.glossary));
    if (count === 0) throw new Problem('conflict', t.nothingLeft);
    await recordActivity(tx, viewer, {
      action: 'Added sample translations',
      detail: [{ what: 'named', language }],
      type: 'add',
    });
    await dropEverything(tx);
    return count;
  });
}
