/**
 * What people have just asked for and the server has not answered yet: true to save, false to remove. Shared by all
 * buttons.
 */
const wanted = new Map<string, boolean>();
const listeners = new Set<() => void>();
let last: Promise<unknown> = Promise.resolve();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const wantedOf = (key: string): boolean | undefined => wanted.get(key);

/** For `useSyncExternalStore`: changes with every change of what is under way. */
let version = 0;
export const versionOf = (): number => version;

function tell(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

/**
 * Makes a call for a thing and, until it ends, shows what it is meant to lead to. One call at a time: each answers the
 * whole list, and an older list must not replace a newer one.
 */
export async function whileUnderWay<Result>(key: string, saved: boolean, call: () => Promise<Result>): Promise<Result> {
  wanted.set(key, saved);
  tell();
  const turn = last.then(call, call);
  last = turn;
  try {
    return await turn;
  } finally {
    wanted.delete(key);
    tell();
  }
}
