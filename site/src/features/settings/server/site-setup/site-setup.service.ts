import { answerInOwnLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import { lockRoles } from '#features/accounts/server/account.repository.ts';
import type { AccountDependencies } from '#features/accounts/server/account-dependencies.ts';
import { hashPassword } from '#features/accounts/server/password/password-hash.ts';
import { makeAuthor } from '#features/accounts/server/roles/author.service.ts';
import type { LoggedIn } from '#features/accounts/server/second-factor/second-step.service.ts';
import { handOverCookie, openSession } from '#features/accounts/server/sessions/session.service.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { writeLegalPages } from '#features/pages/server/legal/legal-page.service.ts';
import { orderLibrary } from '#features/sample-library/server/sample-library.service.ts';
import { nameFirstCategories } from '#features/stories/server/categories/story-category.service.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Browser } from '#server/http/browser.ts';
import { takeOwnLanguage } from '#server/languages/own-language.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import { hashOfSecret } from '#server/secret.ts';
import { firstTitle } from '../../first-title.ts';
import type { SiteSetup } from '../../site-setup.contract.ts';
import { t } from '../api-settings.texts.ts';
import { accentToStore } from '../brand/brand.service.ts';
import { lockSettings, updateSettings } from '../settings.repository.ts';
import { firstTextsIn } from '../texts/shown-texts.service.ts';
import { requireOpen, requireSetupCode, type TellCode, wrongCode } from './setup-code.service.ts';
import { storeSetupCode } from './site-setup.repository.ts';

type SetupDependencies = Omit<AccountDependencies, 'google'>;

/**
 * The first author, the site's name and look. Of two at once, on whichever processes, one succeeds and the other hears
 * `conflict`. Nothing is left of it where anything fails.
 */
export async function setUp(
  dependencies: SetupDependencies,
  { code, name, email, password, siteName, tagline, accent, typePair, language, start }: SiteSetup,
  browser: Browser,
  tell: TellCode,
): Promise<LoggedIn> {
  const { db } = dependencies;
  if (start === 'sample' && language !== 'en') {
    const message = t.sampleInEnglish;
    throw new Problem('invalid_input', message, { errors: [{ field: 'start', message }] });
  }
  // Before a password costs anything.
  await requireSetupCode(db, code, tell);
  const passwordHash = await hashPassword(password);
  const loggedIn = await db.transaction(async (tx) => {
    await lockRoles(tx);
    const { row } = await lockSettings(tx);
    await requireOpen(tx, row);
    if (row.setupCodeHash !== hashOfSecret(code)) throw wrongCode();
    const given = { passwordHash, replaces: true };
    // What it tells the owner by mail is in the language of their site.
    const { account } = await inLanguageOf(language, () =>
      makeAuthor(tx, dependencies, { email, name }, given, 'the set-up'),
    );
    await storeSetupCode(tx, null);
    const first = firstTextsIn(language);
    const texts = { ...first, 'home.title': firstTitle(tagline) ?? first['home.title'] ?? '' };
    await updateSettings(tx, { siteName, language, tagline, typePair, accent: accentToStore(accent), texts });
    if (language !== 'en') await nameFirstCategories(tx, 'en', language);
    await writeLegalPages(tx, language);
    if (start === 'sample') await orderLibrary(tx);
    // Other processes learn of the language by it.
    await dropEverything(tx);
    const accountId = account.id;
    await recordActivity(tx, { accountId }, { action: 'Set up the site', detail: siteName, type: 'add' });
    return { accountId, session: await openSession(tx, { ...account, role: 'AUTHOR' }, browser, 'Set-up') };
  });
  takeOwnLanguage(language);
  answerInOwnLanguage();
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}
