import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { holdsAllFeedback } from '../../settings/server/settings.service.ts';
import { feedbackTag, type sendFeedback } from '../feedback.contract.ts';
import { guestErrors } from '../feedback-rule.ts';
import {
  deleteFeedbackBy,
  findWriter,
  insertFeedback,
  listFeedbackBy,
  type Writer,
  wasSentBefore,
} from './feedback.repository.ts';
import { looksLikeSpam } from './spam.rules.ts';

type Sent = z.output<(typeof sendFeedback)['body']>;

/**
 * Stores feedback, shown at once unless it looks like spam or staff hold all: resolves to whether it is held. Throws
 * `invalid_input` when a guest leaves out name or email.
 */
export async function leaveFeedback(db: Transactor, sent: Sent, accountId: string | undefined): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { name, email } = (accountId && (await findWriter(tx, accountId))) || requireGuest(sent);
    const held = looksLikeSpam(sent.message) || (await wasSentBefore(tx, sent.message)) || (await holdsAllFeedback(tx));
    const { location, message, ratting: rating } = sent;
    const language = requestLanguage();
    await insertFeedback(tx, { accountId, name, email, location, message, rating, held, language });
    if (!held) await dropCached(tx, [feedbackTag]);
    return held;
  });
}

function requireGuest({ name, email }: Sent): { name: string; email: string } {
  const errors = Object.entries(guestErrors({ name, email })).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
  return { name, email };
}

/** The feedback of somebody, for a copy of their data. */
export function copyFeedback(db: Queryable, writer: Writer) {
  return listFeedbackBy(db, writer);
}

/** Deletes the feedback of somebody, as part of the transaction that deletes their account. */
export async function withdrawFeedback(tx: Queryable, writer: Writer): Promise<void> {
  if ((await deleteFeedbackBy(tx, writer)) > 0) await dropCached(tx, [feedbackTag]);
}
