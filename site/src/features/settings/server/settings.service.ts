import { countDeadJobs } from '@trekker/job-queue/dead-letters.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Viewer } from '../../../server/dependencies.ts';
import type { Queryable, Transactor } from '../../../server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/unchanged.service.ts';
import { sendMail } from '../../mail/server/mail.jobs.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import { renderMail } from '../../mail/server/mail-template.ts';
import type { SiteSettings } from '../settings.contract.ts';
import * as store from './settings.repository.ts';

/** What the machinery is, as the process that composes it knows. */
export type Machinery = {
  mail: { kind: 'smtp' | 'folder'; from: string };
  storageKind: 'disk' | 's3';
  storage: Pick<MediaStorage, 'stat'>;
};

/** What staff have decided, and how everything is doing. Never fails because a store is away. */
export async function readSettings(db: Queryable, { mail, storageKind, storage }: Machinery): Promise<SiteSettings> {
  const [row, failed, media, works, database] = await Promise.all([
    store.findSettings(db),
    countFailedMails(db),
    store.countMedia(db),
    storageWorks(storage),
    store.findDatabaseState(db),
  ]);
  return {
    holdFeedback: row?.holdFeedback ?? false,
    updatedAt: row?.updatedAt.toISOString() ?? '',
    mail: { ...mail, failed },
    storage: { kind: storageKind, works, ...media },
    database,
  };
}

/** Throws `conflict`. What is not given stays as it is. */
export async function saveSettings(
  db: Transactor,
  viewer: Viewer,
  { updatedAt, holdFeedback }: { updatedAt?: string | undefined; holdFeedback?: boolean | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, isNew } = await store.lockSettings(tx);
    if (!isNew) await refuseOutdated(tx, row, updatedAt);
    await store.updateSettings(tx, { holdFeedback });
    const holds = holdFeedback ?? row.holdFeedback;
    const detail = holds ? 'Feedback waits for staff' : 'Feedback is shown at once';
    await recordActivity(tx, viewer, { action: 'Changed settings', detail, type: 'update' });
  });
}

/** Whether feedback that comes now waits for staff. */
export async function holdsAllFeedback(db: Queryable): Promise<boolean> {
  return (await store.findSettings(db))?.holdFeedback ?? false;
}

/** Mails that could not be sent, however often it was tried. */
export async function countFailedMails(db: Queryable): Promise<number> {
  const dead = await countDeadJobs(db);
  return dead.find(({ job }) => job === sendMail.name)?.count ?? 0;
}

/** To the caller's own address: nobody else can be written to by this. */
export async function sendTestMail(db: Transactor, viewer: Viewer, siteUrl: string): Promise<void> {
  await db.transaction(async (tx) => {
    const to = await store.findEmail(tx, viewer.accountId);
    if (!to) throw new Problem('not_logged_in');
    const paragraphs = ['This mail was sent from the settings of the back office. Mails arrive.'];
    await queueMail(tx, { to, ...renderMail({ subject: `Test mail from ${new URL(siteUrl).host}`, paragraphs }) });
    await recordActivity(tx, viewer, { action: 'Sent test mail', detail: 'To the one who asked', type: 'update' });
  });
}

async function storageWorks(storage: Machinery['storage']): Promise<boolean> {
  try {
    await storage.stat('settings-probe');
    return true;
  } catch {
    return false;
  }
}
