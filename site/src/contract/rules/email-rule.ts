import { t } from '../texts/api-rules.texts.ts';
import { mostEmailCharacters } from './text-limits.ts';

const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const label = /^[A-Za-z0-9-]{1,63}$/;

/**
 * Whether a text is one plain address, such as name@example.com. Stricter than mail itself: no quotes, comments, lists,
 * display names or line breaks, a domain with a dot, ASCII only (browsers hand over international domains in their
 * ASCII form). Everything that sends mail goes by this and never by a mailer's own, more generous reading. Takes linear
 * time.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > mostEmailCharacters) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  if (more.length > 0 || !localPart.test(local)) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.every((part) => label.test(part) && !part.startsWith('-') && !part.endsWith('-'));
}

/** What is said of an address that somebody typed; null when nothing is wrong with it. */
export function emailError(typed: string): string | null {
  const value = typed.trim();
  if (value === '') return t.emailMissing;
  return isEmailAddress(value) ? null : t.emailInvalid;
}
