import { countDeadJobs } from '@trekker/job-queue/dead-letters.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { Problem } from '#contract/problem.ts';
import { type Accent, accentOf } from '#contract/rules/accent-rule.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import type { ToldDetail, ToldPart } from '../../activity/told-detail.ts';
import { type BackupState, readBackupState } from '../../backups/server/backup-state.service.ts';
import { problemRules } from '../../checklists/checklist.contract.ts';
import { sendMail } from '../../mail/server/mail.jobs.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import { renderMail } from '../../mail/server/mail-template.ts';
import { storiesTag } from '../../stories/story.contract.ts';
import { withVersion } from '../../versions/server/version.service.ts';
import type { SiteSettings } from '../settings.contract.ts';
import { defaultSiteName, siteTag } from '../site.contract.ts';
import { brandId, brandVersions } from './brand/brand-version.repository.ts';
import { t } from './mail-settings.texts.ts';
import * as store from './settings.repository.ts';

/** What is undefined stays as it is. */
type SettingsChange = {
  siteName?: string | undefined;
  holdFeedback?: boolean | undefined;
  blocking?: string[] | undefined;
  updatedAt?: string | undefined;
};

/** What the machinery is, as the process that composes it knows. */
export type Machinery = {
  mail: { kind: 'smtp' | 'folder'; from: string };
  storageKind: 'disk' | 's3';
  storage: Pick<MediaStorage, 'stat'>;
};

/** What staff have decided, and how everything is doing. Never fails because a store is away. */
export async function readSettings(db: Queryable, { mail, storageKind, storage }: Machinery): Promise<SiteSettings> {
  const [row, failed, media, works, database, backup] = await Promise.all([
    store.findSettings(db),
    countFailedMails(db),
    store.countMedia(db),
    storageWorks(storage),
    store.findDatabaseState(db),
    readBackupState(db),
  ]);
  return {
    siteName: row?.siteName ?? defaultSiteName,
    holdFeedback: row?.holdFeedback ?? false,
    blocking: problemRules.filter((rule) => row?.blockingRules.includes(rule)),
    updatedAt: row?.updatedAt.toISOString() ?? '',
    mail: { ...mail, failed },
    storage: { kind: storageKind, works, ...media },
    database,
    backup: backup ? presentBackup(backup) : null,
  };
}

function presentBackup({ madeAt, sizeBytes, rehearsedAt }: BackupState): NonNullable<SiteSettings['backup']> {
  return { madeAt: madeAt.toISOString(), bytes: sizeBytes, rehearsedAt: rehearsedAt?.toISOString() ?? '' };
}

/** Throws `conflict`. What is not given stays as it is. */
export async function saveSettings(
  db: Transactor,
  viewer: Viewer,
  { updatedAt, ...change }: SettingsChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, isNew } = await store.lockSettings(tx);
    if (!isNew) await refuseOutdated(tx, row, updatedAt);
    const { blocking, ...others } = change;
    // Its name is part of the brand: a change of it stands in the versions of that.
    await withVersion(
      tx,
      brandVersions,
      brandId,
      { by: viewer.accountId, isNew: isNew && Boolean(change.siteName) },
      () => store.updateSettings(tx, { ...others, blockingRules: blocking }),
    );
    // Stories whose author has left stand under the site's name.
    if (change.siteName !== undefined) await dropCached(tx, [siteTag, storiesTag]);
    const detail = detailOf(change, row);
    await recordActivity(tx, viewer, { action: 'Changed settings', detail, type: 'update' });
  });
}

function detailOf({ siteName, holdFeedback, blocking }: SettingsChange, before: store.SettingsRow): ToldDetail {
  const named = siteName !== undefined && siteName !== before.siteName;
  const holds = holdFeedback ?? before.holdFeedback;
  const told: ToldPart[] = named ? [{ what: 'siteName', words: siteName }] : [];
  if (holdFeedback !== undefined || (!named && !blocking))
    told.push({ what: holds ? 'feedbackHeld' : 'feedbackShown' });
  if (blocking)
    told.push(blocking.length > 0 ? { what: 'blocks', words: blocking.join(', ') } : { what: 'noneBlocks' });
  return told;
}

/** What the site is called. */
export async function readSiteName(db: Queryable): Promise<string> {
  return (await store.findSettings(db))?.siteName ?? defaultSiteName;
}

/** The colors that mark things in each theme, for what is drawn without the styles of a page. */
export async function readAccent(db: Queryable): Promise<Accent> {
  return accentOf((await store.findSettings(db))?.accent ?? null);
}

/** Whether feedback that comes now waits for staff. */
export async function holdsAllFeedback(db: Queryable): Promise<boolean> {
  return (await store.findSettings(db))?.holdFeedback ?? false;
}

/** Rules of the checklist whose problems keep an item from being published. */
export async function readBlockingRules(db: Queryable): Promise<string[]> {
  return (await store.findSettings(db))?.blockingRules ?? [];
}

/** Mails that could not be sent, however often it was tried. */
export async function countFailedMails(db: Queryable): Promise<number> {
  const dead = await countDeadJobs(db);
  return dead.find(({ job }) => job === sendMail.name)?.count ?? 0;
}

/** To the caller's own address: nobody else can be written to by this. */
export async function sendTestMail(db: Transactor, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    const to = await store.findEmail(tx, viewer.accountId);
    if (!to) throw new Problem('not_logged_in');
    // Whoever asks for it reads it.
    const mail = renderMail({ subject: t.testSubject({ name: await readSiteName(tx) }), paragraphs: [t.test] });
    await queueMail(tx, { to, accountId: viewer.accountId, ...mail });
    await recordActivity(tx, viewer, {
      action: 'Sent test email',
      detail: [{ what: 'toWhoAsked' }],
      type: 'update',
    });
  });
}

export async function storageWorks(storage: Machinery['storage']): Promise<boolean> {
  try {
    await storage.stat('settings-probe');
    return true;
  } catch {
    return false;
  }
}
