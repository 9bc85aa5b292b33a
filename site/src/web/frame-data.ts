import { createContext, useContext } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { SentForm } from '../contract/sent-form.ts';
import { type FollowLink, loadFollowLinks } from '../features/contact/web/follow-links.ts';
import { defaultSiteName, readSite } from '../features/settings/site.contract.ts';
import { apiContext } from './api-client.ts';
import { sentFormContext } from './forms/use-sent-form.ts';

/** What the frame of a page shows besides the page. */
export type FrameData = {
  siteName: string;
  /** Whether one can log in with Google. */
  google: boolean;
  social: readonly FollowLink[];
  /** A form that was posted to the page without a script. */
  sent: SentForm | null;
};

export async function loadFrame(args: LoaderFunctionArgs): Promise<FrameData> {
  const [{ siteName, google }, social] = await Promise.all([loadSite(args), loadFollowLinks(args)]);
  return { siteName, google, social, sent: args.context.get(sentFormContext) };
}

/** The back office has no links to follow. */
export async function loadStaffFrame(args: LoaderFunctionArgs): Promise<Pick<FrameData, 'siteName'>> {
  const { siteName } = await loadSite(args);
  return { siteName };
}

/** A page does without the name rather than not arrive. */
async function loadSite({ context }: LoaderFunctionArgs): Promise<Pick<FrameData, 'siteName' | 'google'>> {
  try {
    const { siteName, google } = (await context.get(apiContext).call(readSite, {})).data;
    return { siteName, google };
  } catch {
    return { siteName: defaultSiteName, google: false };
  }
}

/** As its loader brought it; where that did not run, as for a page that failed, what every site can show. */
export function frameData(loaded: Partial<FrameData> | undefined): FrameData {
  return {
    siteName: loaded?.siteName ?? defaultSiteName,
    social: loaded?.social ?? [],
    google: loaded?.google ?? false,
    sent: loaded?.sent ?? null,
  };
}

/** What the site is called, for whatever stands inside the frame. */
export const SiteName = createContext(defaultSiteName);
/** Whether one can log in with Google here: known when the process starts. */
export const HasGoogle = createContext(false);
export const useHasGoogle = (): boolean => useContext(HasGoogle);

export const useSiteName = (): string => useContext(SiteName);
