import { mailLink } from '../../features/accounts/server/login/asked-mail.jobs.ts';
import { recordFailedLogin } from '../../features/accounts/server/login/failed-login.jobs.ts';
import { sendMail } from '../../features/mail/server/mail.jobs.ts';
import { makeImageSizes } from '../../features/media/server/media.jobs.ts';
import { subscribeLater } from '../../features/newsletter/server/subscription.jobs.ts';
import { takeSampleLibrary } from '../../features/sample-library/server/sample-library.jobs.ts';

/** Every job whose payload is of somebody: what is left of these goes with their account. */
export const personalJobs = [sendMail, mailLink, recordFailedLogin, makeImageSizes, subscribeLater, takeSampleLibrary];
