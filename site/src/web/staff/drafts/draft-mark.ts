/** What names of drafts in the browser's storage begin with. */
export const draftPrefix = 'draft:';

const keepNow = 'keepdrafts';

/**
 * Whether somebody has typed something, in any tab of this browser, that is not saved. What was typed a moment ago
 * counts.
 */
export function holdsDrafts(storage: Storage | undefined, owner: string | undefined): boolean {
  dispatchEvent(new Event(keepNow));
  return Object.keys(storage ?? {})
    .filter((name) => name.startsWith(draftPrefix))
    .some((name) => ownerOf(storage?.getItem(name)) === owner);
}

/** Before drafts are looked for, all that was typed is to be kept. Gives a function that stops it. */
export function onKeepNow(keep: () => void): () => void {
  addEventListener(keepNow, keep);
  return () => removeEventListener(keepNow, keep);
}

function ownerOf(text: string | null | undefined): string | undefined {
  try {
    return (JSON.parse(text ?? 'null') as { owner?: string } | null)?.owner;
  } catch {
    return undefined;
  }
}
