import { type RefObject, useEffect } from 'react';
import { trustedHtml } from '#web/document/trusted-types.ts';

/** They would not run: without them no browser complains. */
const scripts = /<script[\s\S]*?<\/script>| autofocus=""/g;

/** Brings a page of the site into frames, in which no script runs; again whenever `version` changes. '' is none. */
export function usePageFrames(
  frames: readonly RefObject<HTMLIFrameElement | null>[],
  address: string,
  version: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs stay; what was saved makes another page
  useEffect(() => {
    if (!address) return;
    const left = new AbortController();
    fetch(address, { signal: left.signal, cache: 'no-cache' })
      .then((answer) => answer.text())
      .then((html) => {
        for (const { current } of frames) if (current) current.srcdoc = trustedHtml(html.replaceAll(scripts, ''));
      })
      .catch(() => {}); // the form is whole without it
    return () => left.abort();
  }, [address, version]);
}
