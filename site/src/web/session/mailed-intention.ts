import { type Intention, intentionKey } from './resume-after-login.ts';

const MAILED_KEY = 'mailed-intention';

/** A mailed link opens in a tab of its own, mostly soon. */
const mailedMs = 30 * 60 * 1000;

/** Where a login that was asked for by mail leads back to, and what had been pressed there. */
type Mailed = { email: string; next: string; intention: Intention | null; until: number };

/**
 * Somebody asks for a link by mail that lets them in: the tab that it opens finds what they wanted, in this browser
 * alone.
 */
export function keepForMailedLink(email: string, next: string): void {
  try {
    const kept: Intention | null = JSON.parse(sessionStorage.getItem(intentionKey) ?? 'null');
    const mailed: Mailed = {
      email: email.trim().toLowerCase(),
      next,
      intention: kept?.address === next ? kept : null,
      until: Date.now() + mailedMs,
    };
    localStorage.setItem(MAILED_KEY, JSON.stringify(mailed));
  } catch {}
}

/**
 * Where a link leads back to that was mailed to this address, or to any if none is given; null for a login by itself.
 */
export function nextOfMailedLink(email?: string): string | null {
  const mailed = readMailed();
  return mailed && (email === undefined || email.toLowerCase() === mailed.email) ? mailed.next : null;
}

function readMailed(): Mailed | null {
  try {
    const mailed: Mailed | null = JSON.parse(localStorage.getItem(MAILED_KEY) ?? 'null');
    return mailed && mailed.until > Date.now() ? mailed : null;
  } catch {
    return null;
  }
}

/** Of whoever logs in now; what somebody else had wanted is forgotten. */
export function takeMailedIntention(email: string): Intention | null {
  const mailed = readMailed();
  try {
    localStorage.removeItem(MAILED_KEY);
  } catch {}
  return mailed?.email === email.toLowerCase() ? mailed.intention : null;
}
