import type { Work } from '@trekker/job-queue/job.ts';
import type { Config } from '../../config/config.ts';
import { scaledBudgets } from '../../config/mail-budgets.ts';
import { accentInMails } from '../../contract/rules/accent-rule.ts';
import { defaultAccent } from '../../contract/rules/default-accent.ts';
import { accountWork } from '../../features/accounts/server/account.jobs.ts';
import { deletedAccountWork } from '../../features/accounts/server/deletion/deleted-account.jobs.ts';
import { bulkWork } from '../../features/bulk/server/bulk.jobs.ts';
import { destinationCovers } from '../../features/destinations/server/destination-cover.repository.ts';
import { digestWork } from '../../features/digests/server/digest.jobs.ts';
import { highlightCovers } from '../../features/highlights/server/highlight-cover.repository.ts';
import { importWork } from '../../features/imports/server/runs/import.jobs.ts';
import { listNeededFiles } from '../../features/imports/server/runs/import-run.repository.ts';
import { mailWork } from '../../features/mail/server/mail.jobs.ts';
import type { MailLook } from '../../features/mail/server/mail-look.ts';
import { folderTransport, type Sender, smtpTransport } from '../../features/mail/server/mail-transport.ts';
import { coverWork } from '../../features/media/server/covers/cover.jobs.ts';
import { mediaWork } from '../../features/media/server/media.jobs.ts';
import { newsletterWork } from '../../features/newsletter/server/newsletter.jobs.ts';
import { sampleLibraryWork } from '../../features/sample-library/server/sample-library.jobs.ts';
import { presentPublicBrand } from '../../features/settings/server/brand/brand.presenter.ts';
import { findBrand } from '../../features/settings/server/brand/brand.repository.ts';
import { storyCovers } from '../../features/stories/server/story-cover.repository.ts';
import { trashWork } from '../../features/trash/server/trash.jobs.ts';
import { unsavedEditWork } from '../../features/unsaved-edits/server/unsaved-edit.jobs.ts';
import { versionWork } from '../../features/versions/server/version.jobs.ts';
import { visitWork } from '../../features/visits/server/visit.jobs.ts';
import { idempotencyKeyWork } from '../../server/idempotency/idempotency-key.jobs.ts';
import { rateLimitWork } from '../../server/limits/rate-limit.jobs.ts';
import type { Transactor } from '../../server/queryable.ts';
import { spoolFolder } from '../start/data-folder.ts';
import { openMediaStorage } from './media-storage.ts';

/**
 * Every job of the site, with what does it. Nothing is begun by this, and what most of it is done with is loaded by the
 * first job that needs it: whoever only prepares the queues starts without it.
 */
export function siteWork(config: Config, db: Transactor): Work[] {
  const mails = mailWork(mailTransport(config), () => sender(config, db));
  const openStorage = () => openMediaStorage(config);
  return [
    mails,
    rateLimitWork(db),
    idempotencyKeyWork(db),
    ...newsletterWork({ db, siteUrl: config.siteUrl, mailBudgets: scaledBudgets(config) }),
    ...mediaWork(db, openStorage, async () => (await import('./media-owners.ts')).mediaOwners, listNeededFiles),
    ...coverWork(db, openStorage, [destinationCovers, storyCovers, highlightCovers]),
    deletedAccountWork(db, config.dataDirectory),
    ...accountWork(db, config.siteUrl, scaledBudgets(config)),
    ...digestWork(db, config.siteUrl),
    visitWork(db),
    unsavedEditWork(db),
    versionWork(db),
    ...bulkWork(db, async () => (await import('./staff-kinds/staff-kinds.ts')).bulkKinds),
    ...importWork(db, { openStorage, folder: spoolFolder(config.dataDirectory) }, async () => {
      const { imageTools } = await import('./imports/import-images.ts');
      const { versionedKinds } = await import('./versioned-kinds.ts');
      return { kinds: versionedKinds, images: (storage) => imageTools(config, db, storage) };
    }),
    ...sampleLibraryWork(db, async (signal) => {
      // Once in the life of a site.
      const { bringSampleLibrary } = await import('../start/sample-library.ts');
      await bringSampleLibrary(config, db, signal);
    }),
    ...trashWork(db, async () => (await import('./trash-kinds.ts')).purgers, config.trashDays),
  ];
}

/** Without a name of its own the sender has that of the site; the mail looks as the site does. */
async function sender({ mail: { from }, siteUrl }: Config, db: Transactor): Promise<Sender & { look: MailLook }> {
  const { name, logo, accent } = presentPublicBrand(await findBrand(db));
  return {
    ...from,
    name: from.name || name,
    look: {
      ...(accent.light !== defaultAccent.light && { accent: accentInMails(accent) }),
      ...(logo && { logo: { src: siteUrl + logo.url, alt: name, width: logo.width, height: logo.height } }),
    },
  };
}

function mailTransport({ mail }: Config) {
  return mail.kind === 'smtp' ? smtpTransport(mail.url) : folderTransport(mail.folder);
}
