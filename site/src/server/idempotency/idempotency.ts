import { hash } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../../contract/problem.ts';
import { t } from '../api-server.texts.ts';
import type { Transactor } from '../queryable.ts';
import { findKey, keepKey, lockKey } from './idempotency-key.repository.ts';

/** Names of headers are in lower case here; the others pass as they are. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[!-~]{1,255}$/, { error: () => t.keyShape })
    .optional(),
});

/** Who asks for what, under which key. */
export type KeyedCall = { name: string; accountId: string | undefined; key: string; request: unknown };

/**
 * Does what a key asks for once: `run` gets the transaction that its effect must be part of, and its answer is kept in
 * the same one. So whoever had no answer asks again with the key, and gets the same or, if nothing was done, has it
 * done now. Throws `conflict` while the first is under way and `key_reused` when the key came with another request.
 */
export async function answerOnce<Answer>(
  db: Transactor,
  { name, accountId, key: given, request: asked }: KeyedCall,
  run: (tx: Transactor) => Promise<Answer>,
): Promise<Answer> {
  const key = hash('sha256', JSON.stringify([name, accountId ?? '', given]));
  const request = hash('sha256', JSON.stringify(asked));
  return db.transaction(async (tx) => {
    if (!(await lockKey(tx, key))) throw new Problem('conflict', t.inProgress, { retryAfterSeconds: 1 });
    const known = await findKey(tx, key);
    if (known && known.request !== request) throw new Problem('key_reused');
    if (known) return known.answer as Answer;
    const answer = await run(tx);
    await keepKey(tx, { key, request, answer, accountId });
    return answer;
  });
}
