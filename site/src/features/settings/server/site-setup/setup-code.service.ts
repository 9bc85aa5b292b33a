import { Problem } from '#contract/problem.ts';
import { hasStaff } from '#features/accounts/server/account.repository.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import { t } from '../api-settings.texts.ts';
import { lockSettings } from '../settings.repository.ts';
import { addSetupFailure, storeSetupCode } from './site-setup.repository.ts';

/** Shows a code to whoever started the site, and to nobody else. */
export type TellCode = (code: string) => void;

/** So many wrong codes, and it is another. */
const mostFailures = 5;

/** Whether the site waits for its owner: nobody keeps it yet. */
export const needsSetup = async (db: Queryable): Promise<boolean> => !(await hasStaff(db));

/** A code for a site that nobody keeps yet, instead of whichever there was; null where there is nothing to set up. */
export async function newSetupCode(db: Transactor): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    return (await needsSetup(tx)) ? replaceCode(tx) : null;
  });
}

async function replaceCode(tx: Queryable): Promise<string> {
  const code = newSecret();
  await storeSetupCode(tx, hashOfSecret(code));
  return code;
}

/** What a wrong code is answered with. */
export const wrongCode = () => {
  const message = t.wrongCode;
  return new Problem('invalid_input', undefined, { errors: [{ field: 'code', message }] });
};

/**
 * Throws `conflict` where there is nothing to set up, and `invalid_input` for a wrong code. What was wrong is counted:
 * after five another code is told.
 */
export async function requireSetupCode(db: Transactor, code: string, tell: TellCode): Promise<void> {
  const { isRight, fresh } = await db.transaction(async (tx) => {
    const { row } = await lockSettings(tx);
    await requireOpen(tx, row);
    if (row.setupCodeHash === hashOfSecret(code)) return { isRight: true };
    if (row.setupFailures + 1 >= mostFailures) return { isRight: false, fresh: await replaceCode(tx) };
    await addSetupFailure(tx);
    return { isRight: false };
  });
  // Not before it is stored.
  if (fresh) tell(fresh);
  if (!isRight) throw wrongCode();
}

/** @throws Problem `conflict` where there is nothing to set up. */
export async function requireOpen(tx: Queryable, row: { setupCodeHash: string | null }): Promise<void> {
  if (row.setupCodeHash === null || !(await needsSetup(tx))) throw new Problem('conflict', t.alreadySetUp);
}
