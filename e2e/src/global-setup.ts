import { samplePassword } from './people.ts';
import { startSite } from './site.ts';

/** One site for the whole run; what is returned stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({ SAMPLE_PASSWORD: samplePassword });
  process.env.E2E_SITE_URL = site.url;
  return () => site.stop();
}
