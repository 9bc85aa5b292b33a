import { useMatches } from 'react-router';
import { failedMeta } from '../document/failed-meta.ts';
import { usePageHead } from '../document/use-page-head.ts';
import type { PageFrame, PageHandle, PageSite } from '../page.ts';

/** The page that is shown, as the frame around it needs to know it. Keeps the document's head to it. */
export function useCurrentPage(site: PageSite): { frame: PageFrame; title: string } {
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const data = match?.loaderData as never;
  const known = handle && (handle.isFilledLater || data !== undefined);
  const meta = known ? handle.meta(data, site) : failedMeta();
  usePageHead(meta, site);
  return { frame: (known && handle.frame?.(data)) || ({} satisfies PageFrame as PageFrame), title: meta.title };
}
