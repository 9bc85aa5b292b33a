import { startSite } from './site.ts';

/** One site for the whole run; what is returned stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.E2E_SITE_URL = site.url;
  return () => site.stop();
}
