import { samplePassword } from './people.ts';
import { startSite } from './site.ts';

/** Starts one site for the whole run, and returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.E2E_STARTED = new Date().toISOString();
  const site = await startSite({ SAMPLE_PASSWORD: samplePassword });
  process.env.E2E_SITE_URL = site.url;
  process.env.E2E_MAIL_DIR = site.mailFolder;
  return () => site.stop();
}
