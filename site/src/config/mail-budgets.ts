import type { SettingName } from './environment.ts';

/** How many mails that strangers can ask for leave: of each kind in an hour, for one requester in an hour, to one address in a day. */
export type MailBudgetSettings = {
  perHour: { confirmed: number; unconfirmed: number; changed: number; newsletter: number };
  perHourOfRequester: number;
  perDayToAddress: number;
};

export function readMailBudgets(read: (name: SettingName, fallback: number) => number): MailBudgetSettings {
  return {
    perHour: {
      confirmed: read('ACCOUNT_MAILS_PER_HOUR', 300),
      unconfirmed: read('UNCONFIRMED_MAILS_PER_HOUR', 200),
      changed: read('UNCONFIRMED_MAILS_PER_HOUR', 200),
      newsletter: read('NEWSLETTER_MAILS_PER_HOUR', 100),
    },
    perHourOfRequester: read('REQUESTER_MAILS_PER_HOUR', 20),
    perDayToAddress: read('ADDRESS_MAILS_PER_DAY', 12),
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
