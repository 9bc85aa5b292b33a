import { type RefObject, useEffect } from 'react';
import { trustedHtml } from '#web/document/trusted-types.ts';

/** They would not run: without them no browser complains. */
const scripts = /<script[\s\S]*?<\/script>| autofocus=""/g;

/** Brings the home page into the frames, in which no script runs; again whenever `version` changes. */
export function useHomePage(frames: readonly RefObject<HTMLIFrameElement | null>[], version: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs stay; a saved brand is another page
  useEffect(() => {
    const left = new AbortController();
    fetch('/', { signal: left.signal, cache: 'no-cache' })
      .then((answer) => answer.text())
      .then((html) => {
        for (const { current } of frames) if (current) current.srcdoc = trustedHtml(html.replaceAll(scripts, ''));
      })
      .catch(() => {}); // the form is whole without it
    return () => left.abort();
  }, [version]);
}
