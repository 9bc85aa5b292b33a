import { makeSampleFolder, startSite } from './site.ts';

/** Starts one site for the whole run, and returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.E2E_STARTED = new Date().toISOString();
  const sample = await makeSampleFolder();
  process.env.E2E_SAMPLE_FOLDER = sample.folder;
  const site = await startSite();
  process.env.E2E_SITE_URL = site.url;
  process.env.E2E_MAIL_DIR = site.mailFolder;
  return async () => {
    await site.stop();
    await sample.remove();
  };
}
