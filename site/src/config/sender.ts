import { isEmailAddress } from '../contract/rules/email-rule.ts';

/** From whom mails come. */
export type Sender = { name: string; address: string };

/** Reads `Name <address>` or a bare address; null for anything else. */
export function readSender(value: string): Sender | null {
  const named = /^([^<>"\p{Cc}]{0,100})<([^<>]+)>$/u.exec(value);
  const name = named?.[1]?.trim() ?? '';
  const address = (named?.[2] ?? value).trim();
  return isEmailAddress(address) ? { name, address } : null;
}
