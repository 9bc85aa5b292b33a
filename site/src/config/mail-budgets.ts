import type { Settings } from './settings-schema.ts';

/**
 * How many mails that strangers can ask for leave: of each kind in an hour, for one requester in an hour, to one
 * address in a day.
 */
export type MailBudgetSettings = {
  perHour: { confirmed: number; unconfirmed: number; changed: number; newsletter: number };
  perHourOfRequester: number;
  perDayToAddress: number;
};

export function mailBudgets(settings: Settings): MailBudgetSettings {
  return {
    perHour: {
      confirmed: settings.ACCOUNT_MAILS_PER_HOUR,
      unconfirmed: settings.UNCONFIRMED_MAILS_PER_HOUR,
      changed: settings.UNCONFIRMED_MAILS_PER_HOUR,
      newsletter: settings.NEWSLETTER_MAILS_PER_HOUR,
    },
    perHourOfRequester: settings.REQUESTER_MAILS_PER_HOUR,
    perDayToAddress: settings.ADDRESS_MAILS_PER_DAY,
  };
}

type WithBudgets = { mailBudgets: MailBudgetSettings; rateLimitScale: number };

/** With the factor that applies to them. */
export const scaledBudgets = ({
  mailBudgets,
  rateLimitScale,
}: WithBudgets): MailBudgetSettings & { scale: number } => ({
  ...mailBudgets,
  scale: rateLimitScale,
});
