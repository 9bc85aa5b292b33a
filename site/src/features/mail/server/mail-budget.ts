import { limits } from '#contract/limits.ts';
import { addToCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';

/** Mails that strangers can ask for. Each kind has a budget of its own: what one uses up, the others do not lack. */
export type MailKind = 'confirmed' | 'unconfirmed' | 'changed' | 'newsletter';

export type MailBudgets = {
  /** So many mails of a kind leave the site in an hour, whoever asks. */
  perHour: Readonly<Record<MailKind, number>>;
  /** So many of them because of one requester. */
  perHourOfRequester: number;
  /** So many go to one address for one purpose in a day, whoever asks. */
  perDayToAddress: number;
};

/** `scale` is the factor on all limits. */
export type ScaledBudgets = MailBudgets & { scale: number };

export type BudgetedMail = {
  kind: MailKind;
  purpose: string;
  address: string;
  requester: string;
  /** Asked for in a browser in which the account of the address was logged in. */
  isKnown?: boolean | undefined;
};

/** `isShared`: a part of it is kept for the browsers that an account knows, whatever strangers ask for. */
type Budget = { key: string; most: number; seconds: number; isShared?: boolean };

const hour = 60 * 60;
const day = 24 * hour;

/** From the narrow to the wide: what a narrow one refuses takes nothing from the wide ones. */
function budgetsFor(budgets: ScaledBudgets, { kind, purpose, address, requester }: BudgetedMail): Budget[] {
  const to = address.toLowerCase();
  const { mailToOneAddress } = limits;
  return [
    { key: `mail to ${to}`, ...mailToOneAddress, isShared: true },
    { key: `${purpose} mails of a day to ${to}`, most: budgets.perDayToAddress, seconds: day, isShared: true },
    { key: `${kind} mails for ${requester}`, most: budgets.perHourOfRequester, seconds: hour },
    { key: `${kind} mails`, most: budgets.perHour[kind], seconds: hour, isShared: kind === 'confirmed' },
  ];
}

/** A quarter of what is shared is counted apart, for the browsers that an account knows. */
function partOf({ key, most, isShared }: Budget, scale: number, isKnown: boolean): { key: string; most: number } {
  const all = Math.max(1, Math.floor(most * scale));
  if (!isShared) return { key, most: all };
  const kept = Math.ceil(all / 4);
  return isKnown ? { key: `${key} by known browsers`, most: kept } : { key, most: Math.max(1, all - kept) };
}

/**
 * Takes a mail from its budgets, as part of the caller's transaction: 0 when it may leave. Else nothing is taken, and
 * the answer is how many seconds it should wait before the next try; those that come later wait for a later window, so
 * that not all try at once.
 */
export async function consumeBudgets(db: Queryable, budgets: ScaledBudgets, mail: BudgetedMail): Promise<number> {
  const taken: { key: string; seconds: number }[] = [];
  for (const budget of budgetsFor(budgets, mail)) {
    const { seconds } = budget;
    const { key, most } = partOf(budget, budgets.scale, mail.isKnown === true);
    const { count, secondsLeft } = await addToCount(db, key, seconds);
    if (count > most) {
      for (const each of taken) await addToCount(db, each.key, each.seconds, -1);
      const windows = Math.floor((count - most - 1) / most);
      return Math.min(Math.max(1, secondsLeft) + windows * seconds, day);
    }
    taken.push({ key, seconds });
  }
  return 0;
}
