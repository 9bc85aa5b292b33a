import { useEffect, useRef } from 'react';

type Saved = { at: string };

export type OwnTabs = {
  /** Tells the other tabs of this browser that the version of `updatedAt` is from here. */
  tellSaved: (updatedAt: string) => void;
  /** Whether another tab of this browser has saved the version of `updatedAt`. */
  hasSaved: (updatedAt: string) => boolean;
};

/**
 * Forms of the same thing in several tabs of one browser tell each other what they have saved, so that nobody is told
 * of a stranger who is themselves.
 * @param key of the draft: the kind of thing and its id
 */
export function useOwnTabs(key: string): OwnTabs {
  const channel = useRef<BroadcastChannel>(undefined);
  const saved = useRef(new Set<string>());
  useEffect(() => {
    const own = new BroadcastChannel(`edit:${key}`);
    own.onmessage = ({ data }: MessageEvent<Saved>) => saved.current.add(data.at);
    channel.current = own;
    return () => own.close();
  }, [key]);
  return {
    tellSaved: (updatedAt) => channel.current?.postMessage({ at: updatedAt } satisfies Saved),
    hasSaved: (updatedAt) => saved.current.has(updatedAt),
  };
}
