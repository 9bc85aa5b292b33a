/**
 * When jobs run by the clock (cron, UTC). Each has minutes of its own: no two begin together on a small machine, and
 * what a busy minute did can be told from the log. The nightly backup is a timer of the machine
 * (deploy/systemd/trekker-backup.timer): it must run where the site does not.
 */
export const jobSchedules = {
  /** Forgets counters of clients. */
  rateLimits: '17 * * * *',
  /** Forgets keys of calls that were sent twice. */
  idempotencyKeys: '27 * * * *',
  /** Sends what people who saved a place asked to hear of. */
  digests: '12 * * * *',
  /** Sweeps files that nothing names. */
  media: '37 * * * *',
  /** Draws covers for what has none. */
  covers: '4,19,34,49 * * * *',
  /** Ends sessions, links and codes that are over. */
  accounts: '23 * * * *',
  /** Writes down who is gone, so that no backup brings anybody back. */
  deletedAccounts: '47 * * * *',
  /** Forgets addresses that were never confirmed. */
  newsletter: '41 3 * * *',
  /** Forgets what was typed into forms long ago. */
  unsavedEdits: '33 3 * * *',
  /** Forgets old versions of what has many. */
  versions: '52 3 * * *',
  /** Deletes for good what has lain in the trash for long enough. */
  trash: '57 * * * *',
  /** Forgets what was changed many at once, and could be undone. */
  bulkRuns: '44 3 * * *',
  /** Forgets files that were brought for an import and never imported. */
  imports: '48 3 * * *',
  /** Forgets visits of long ago. */
  visits: '29 3 * * *',
} as const;
