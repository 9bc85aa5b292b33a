// Kept by the tab, under whose it is: the next login may be somebody else's.
const keyOf = (accountId: string) => `profile-draft:${accountId}`;

/** What somebody had typed when their login came to its end by itself. */
export function keepDraft(accountId: string, typed: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(accountId), JSON.stringify(typed));
  } catch {}
}

/** The same after the next login, once; nothing where there is none. */
export function takeDraft(accountId: string): object {
  try {
    const kept = sessionStorage.getItem(keyOf(accountId)) ?? '{}';
    sessionStorage.removeItem(keyOf(accountId));
    return JSON.parse(kept);
  } catch {
    return {};
  }
}
