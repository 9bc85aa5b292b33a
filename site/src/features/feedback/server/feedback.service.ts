import type { z } from 'zod';
import { type FieldError, Problem } from '../../../contract/problem.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import type { Transactor } from '../../../server/queryable.ts';
import { holdsAllFeedback } from '../../settings/server/settings.service.ts';
import { feedbackTag, type sendFeedback } from '../feedback.contract.ts';
import { findWriter, insertFeedback, wasSentBefore } from './feedback.repository.ts';
import { looksLikeSpam } from './spam.ts';

type Sent = z.output<(typeof sendFeedback)['body']>;

const emailShape = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** Stores feedback, shown at once unless it looks like spam or staff hold all. Throws `invalid_input` when a guest leaves out name or email. */
export async function leaveFeedback(db: Transactor, sent: Sent, accountId: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, email } = (accountId && (await findWriter(tx, accountId))) || requireGuest(sent);
    const held = looksLikeSpam(sent.message) || (await wasSentBefore(tx, sent.message)) || (await holdsAllFeedback(tx));
    const { location, message, ratting: rating } = sent;
    await insertFeedback(tx, { accountId, name, email, location, message, rating, held });
    if (!held) await dropCached(tx, [feedbackTag]);
  });
}

function requireGuest({ name, email }: Sent): { name: string; email: string } {
  const errors: FieldError[] = [];
  if (!name) errors.push({ field: 'name', message: 'Name is required' });
  if (!email) errors.push({ field: 'email', message: 'Email is required' });
  else if (!emailShape.test(email)) errors.push({ field: 'email', message: 'Please enter a valid email address' });
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
  return { name, email };
}
