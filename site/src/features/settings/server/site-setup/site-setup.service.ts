import { Problem } from '#contract/problem.ts';
import { hasStaff, lockRoles } from '#features/accounts/server/account.repository.ts';
import type { AccountDependencies } from '#features/accounts/server/account-dependencies.ts';
import { hashPassword } from '#features/accounts/server/password/password-hash.ts';
import { makeAuthor } from '#features/accounts/server/roles/author.service.ts';
import type { LoggedIn } from '#features/accounts/server/second-factor/second-step.service.ts';
import { handOverCookie, openSession } from '#features/accounts/server/sessions/session.service.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { orderLibrary } from '#features/sample-library/server/sample-library.service.ts';
import { storiesTag } from '#features/stories/story.contract.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Browser } from '#server/http/browser.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import { siteTag } from '../../site.contract.ts';
import type { SiteSetup } from '../../site-setup.contract.ts';
import { accentToStore } from '../brand/brand.service.ts';
import { lockSettings, updateSettings } from '../settings.repository.ts';
import { firstTexts } from './first-texts.ts';
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

const wrongCode = () => {
  const message = 'This code isn’t valid. Use the newest one that the server printed.';
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

async function requireOpen(tx: Queryable, row: { setupCodeHash: string | null }): Promise<void> {
  if (row.setupCodeHash === null || !(await needsSetup(tx)))
    throw new Problem('conflict', 'This site is already set up. Log in instead.');
}

type SetupDependencies = Omit<AccountDependencies, 'google'>;

/**
 * The first author, the site's name and look. Of two at once, on whichever processes, one succeeds and the other hears
 * `conflict`. Nothing is left of it where anything fails.
 */
export async function setUp(
  dependencies: SetupDependencies,
  { code, name, email, password, siteName, tagline, accent, typePair, start }: SiteSetup,
  browser: Browser,
  tell: TellCode,
): Promise<LoggedIn> {
  const { db } = dependencies;
  // Before a password costs anything.
  await requireSetupCode(db, code, tell);
  const passwordHash = await hashPassword(password);
  const loggedIn = await db.transaction(async (tx) => {
    await lockRoles(tx);
    const { row } = await lockSettings(tx);
    await requireOpen(tx, row);
    if (row.setupCodeHash !== hashOfSecret(code)) throw wrongCode();
    const given = { passwordHash, replaces: true };
    const { account } = await makeAuthor(tx, dependencies, { email, name }, given, 'the set-up');
    await storeSetupCode(tx, null);
    await updateSettings(tx, { siteName, tagline, typePair, accent: accentToStore(accent), texts: firstTexts });
    if (start === 'sample') await orderLibrary(tx);
    await dropCached(tx, [siteTag, storiesTag]);
    const accountId = account.id;
    await recordActivity(tx, { accountId }, { action: 'Set up the site', detail: siteName, type: 'add' });
    return { accountId, session: await openSession(tx, { ...account, role: 'AUTHOR' }, browser, 'Set-up') };
  });
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}
