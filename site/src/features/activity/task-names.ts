import { t } from './staff-task-names.texts.ts';

const names: Readonly<Record<string, () => string>> = {
  'send-mail': () => t.mail,
  'mail-account-link': () => t.mail,
  'mail-subscription': () => t.mail,
  'send-digests': () => t.notifications,
  'collect-story-alerts': () => t.notifications,
  'make-picture-variants': () => t.image,
  'draw-cover': () => t.cover,
  'draw-missing-covers': () => t.cover,
  'sweep-media': () => t.media,
  'remove-former-media-files': () => t.media,
  'refresh-media-users': () => t.media,
  'bring-sample-library': () => t.sample,
  'take-sample-library': () => t.sample,
  'carry-out-bulk-run': () => t.bulk,
  'carry-out-import': () => t.import,
  'remove-import-file': () => t.import,
};

/** Jobs that only put away what is no longer needed. */
const putsAway = /^(sweep|forget|purge|keep)-/;

/** What a job is called among people, by its name in the queue; one of another version by that name. */
export const taskName = (job: string): string =>
  names[job]?.() ?? (putsAway.test(job) ? t.cleanup : job.replaceAll('-', ' '));
