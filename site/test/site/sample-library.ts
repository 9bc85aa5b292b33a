import { loadConfig } from '../../src/config/config.ts';
import { loadSampleLibrary } from '../../src/processes/start/sample-library.ts';
import type { TestSite } from './test-site.ts';

/** Fills an empty test site with the sample library, images included; takes some seconds. */
export function loadSampleLibraryInto({ db, dataDirectory }: TestSite, start = new Date()): Promise<void> {
  return loadSampleLibrary(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDirectory }), db, () => {}, start);
}
