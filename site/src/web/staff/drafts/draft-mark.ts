/** What names of drafts in the browser's storage begin with. */
export const draftPrefix = 'draft:';

const keepNow = 'keepdrafts';

/**
 * Whether somebody has typed something, in any tab of this browser, that is saved nowhere else. What was typed a moment
 * ago counts.
 */
export function holdsDrafts(storage: Storage | undefined, owner: string | undefined): boolean {
  dispatchEvent(new Event(keepNow));
  return Object.keys(storage ?? {})
    .filter((name) => name.startsWith(draftPrefix))
    .some((name) => isOnlyHere(storage?.getItem(name), owner));
}

/** Before drafts are looked for, all that was typed is to be kept. Gives a function that stops it. */
export function onKeepNow(keep: () => void): () => void {
  addEventListener(keepNow, keep);
  return () => removeEventListener(keepNow, keep);
}

function isOnlyHere(text: string | null | undefined, owner: string | undefined): boolean {
  try {
    const draft = JSON.parse(text ?? 'null') as { owner?: string; sent?: object } | null;
    return draft?.owner === owner && !draft?.sent;
  } catch {
    return false;
  }
}
