import type { Review } from '../../review.contract.ts';

/** What somebody is about to say of a place. `rating` is 0 until stars are chosen. */
export type ReviewDraft = { rating: number; category: Review['category']; text: string };

export const blankDraft: ReviewDraft = { rating: 0, category: 'experience', text: '' };

// Kept by the tab, so that neither a reload nor the way over the login loses a word.
const keyOf = (destinationId: string) => `review-draft:${destinationId}`;

/** Undefined when nothing is being written. */
export function readDraft(destinationId: string): ReviewDraft | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(destinationId));
    return kept ? { ...blankDraft, ...JSON.parse(kept) } : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(destinationId: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(destinationId), JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(destinationId: string): void {
  try {
    sessionStorage.removeItem(keyOf(destinationId));
  } catch {}
}

/** As the intention of somebody who logs in to write. */
export const writeIntention = (destinationId: string): string => `write ${destinationId}`;
