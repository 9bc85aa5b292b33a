import { createContext, useContext } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { type FollowLink, loadFollowLinks } from '../features/contact/web/follow-links.ts';
import { defaultSiteName, readSite } from '../features/settings/site.contract.ts';
import { apiContext } from './api-client.ts';

/** What the frame of a page shows besides the page. */
export type FrameData = { siteName: string; social: readonly FollowLink[] };

export async function loadFrame(args: LoaderFunctionArgs): Promise<FrameData> {
  const [{ siteName }, social] = await Promise.all([loadStaffFrame(args), loadFollowLinks(args)]);
  return { siteName, social };
}

/** The back office has no links to follow. A page does without the name rather than not arrive. */
export async function loadStaffFrame({ context }: LoaderFunctionArgs): Promise<Pick<FrameData, 'siteName'>> {
  try {
    return { siteName: (await context.get(apiContext).call(readSite, {})).data.siteName };
  } catch {
    return { siteName: defaultSiteName };
  }
}

/** As its loader brought it; where that did not run, as for a page that failed, what every site can show. */
export function frameData(loaded: Partial<FrameData> | undefined): FrameData {
  return { siteName: loaded?.siteName ?? defaultSiteName, social: loaded?.social ?? [] };
}

/** What the site is called, for whatever stands inside the frame. */
export const SiteName = createContext(defaultSiteName);
export const useSiteName = (): string => useContext(SiteName);
