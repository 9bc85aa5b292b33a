import type { Work } from '@trekker/job-queue/job.ts';
import type { Config } from '../config/config.ts';
import { accountWork } from '../features/accounts/server/account.jobs.ts';
import { mailWork } from '../features/mail/server/mail.jobs.ts';
import { folderTransport, smtpTransport } from '../features/mail/server/mail-transport.ts';
import { mediaWork } from '../features/media/server/media.jobs.ts';
import { newsletterWork } from '../features/newsletter/server/newsletter.jobs.ts';
import type { Transactor } from '../server/queryable.ts';
import { rateLimitWork } from '../server/rate-limit.jobs.ts';
import { openMediaStorage } from './media-storage.ts';

/** Every job of the site, with what does it. Nothing is begun by this. */
export function siteWork(config: Config, db: Transactor): Work[] {
  const work = [mailWork(mailTransport(config)), rateLimitWork(db), newsletterWork(db)];
  return [...work, ...mediaWork(db, () => openMediaStorage(config)), ...accountWork(db, config.siteUrl)];
}

function mailTransport({ mail }: Config) {
  return mail.kind === 'smtp' ? smtpTransport(mail.url, mail.from) : folderTransport(mail.folder, mail.from);
}
