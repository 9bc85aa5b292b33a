import { useEffect, useState } from 'react';
import { t } from '../kept-line.texts.ts';

type Count = { here: number; all: number };

/**
 * Whether a page can be read without a connection, counted in what this browser really holds. Nothing where it keeps
 * none of it.
 */
export function KeptLine({ path }: { path: string }) {
  const [count, setCount] = useState<Count>();
  useEffect(() => {
    let isGone = false;
    void read(path).then((found) => isGone || setCount(found));
    return () => {
      isGone = true;
    };
  }, [path]);
  if (!count) return null;
  const { here, all } = count;
  return <p className="tiny muted nums">{here === all ? t.whole({ here, all }) : t.partly({ here, all })}</p>;
}

async function read(path: string): Promise<Count | undefined> {
  try {
    // No list of cards waits for it.
    const { countParts, findKept } = await import('../kept-pages.ts');
    const kept = await findKept(path);
    return kept && (await countParts(kept));
  } catch {
    // No cache storage: an old browser, or one that forbids it.
    return undefined;
  }
}
