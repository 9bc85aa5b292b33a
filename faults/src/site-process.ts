import { type SiteProcess, type StartOptions, startSite as start } from '../../site/test/site/site-process.ts';

export { freePort, type SiteProcess, statusOf } from '../../site/test/site/site-process.ts';

export const samplePassword = 'Sample Horse 7';

const usual = {
  SAMPLE_PASSWORD: samplePassword,
  // All of the load comes from one client, who would soon be told to wait.
  RATE_LIMIT_SCALE: '1000000',
  UPLOADS_PER_DAY: '1000000',
  UPLOAD_MB_PER_DAY: '1000000',
};

/** A site that bears what is done to it here. */
export function startSite(settings: Record<string, string>, options?: StartOptions): Promise<SiteProcess> {
  return start({ ...usual, ...settings }, options);
}
