import type { Review } from '../../review.contract.ts';

/** What somebody is about to say of a place. `rating` is 0 until stars are chosen. */
export type ReviewDraft = { rating: number; category: Review['category']; text: string };

export const blankDraft: ReviewDraft = { rating: 0, category: 'experience', text: '' };

/** Whose words, of which place. */
export type DraftKey = { accountId: string; destinationId: string };

const nameOf = ({ accountId, destinationId }: DraftKey) => `review-draft:${accountId}:${destinationId}`;

/**
 * What is typed lasts as long as the page, also when a logout in another tab empties what the tab keeps: whoever wrote
 * it finds it there after their next login, and nobody else does.
 */
const typed = new Map<string, string>();

/** Undefined when nothing is being written. */
export function readDraft(key: DraftKey): ReviewDraft | undefined {
  const name = nameOf(key);
  try {
    const kept = typed.get(name) ?? sessionStorage.getItem(name);
    return kept ? { ...blankDraft, ...JSON.parse(kept) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Kept by the tab, so that neither a reload nor the way over the login loses a word.
 * @param hasLeft the writer has logged out: the device keeps nothing any more
 */
export function keepDraft(key: DraftKey, draft: ReviewDraft, hasLeft: boolean): void {
  const name = nameOf(key);
  typed.set(name, JSON.stringify(draft));
  try {
    if (!hasLeft) sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(key: DraftKey): void {
  const name = nameOf(key);
  typed.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {}
}

/** As the intention of somebody who logs in to write. */
export const writeIntention = (destinationId: string): string => `write ${destinationId}`;
