import { createContext, useContext } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { type ShownBrand, shownBrand } from '../contract/rules/shown-brand.ts';
import type { SentForm } from '../contract/sent-form.ts';
import { type FollowLink, loadFollowLinks } from '../features/contact/web/follow-links.ts';
import { defaultSiteName, readSite } from '../features/settings/site.contract.ts';
import { apiContext } from './api-client.ts';
import { sentFormContext } from './forms/use-sent-form.ts';

/** What the frame of a page shows besides the page. */
export type FrameData = {
  siteName: string;
  /** What differs from the look that comes with the site. */
  brand?: ShownBrand | undefined;
  /** Whether one can log in with Google. */
  google: boolean;
  social: readonly FollowLink[];
  /** A form that was posted to the page without a script. */
  sent: SentForm | null;
};

export async function loadFrame(args: LoaderFunctionArgs): Promise<FrameData> {
  const [{ siteName, brand, google }, social] = await Promise.all([loadSite(args), loadFollowLinks(args)]);
  return { siteName, ...(brand && { brand }), google, social, sent: args.context.get(sentFormContext) };
}

/** The back office has no links to follow. */
export async function loadStaffFrame(args: LoaderFunctionArgs): Promise<Pick<FrameData, 'siteName' | 'brand'>> {
  const { siteName, brand } = await loadSite(args);
  return { siteName, ...(brand && { brand }) };
}

type Site = Pick<FrameData, 'siteName' | 'brand' | 'google'>;

const unnamed: Site = { siteName: defaultSiteName, google: false };

/** As it was last read: a page does with that, or without, rather than not arrive. */
let lastKnown = unnamed;

async function loadSite({ context }: LoaderFunctionArgs): Promise<Site> {
  try {
    const { data } = await context.get(apiContext).call(readSite, {});
    lastKnown = { siteName: data.siteName, brand: shownBrand(data), google: data.google };
  } catch {
    // What is shown is what was known.
  }
  return lastKnown;
}

/** As its loader brought it; where that did not run, as for a page that failed, what every site can show. */
export function frameData(loaded: Partial<FrameData> | undefined): FrameData {
  return {
    siteName: loaded?.siteName ?? lastKnown.siteName,
    brand: loaded ? loaded.brand : lastKnown.brand,
    social: loaded?.social ?? [],
    google: loaded?.google ?? false,
    sent: loaded?.sent ?? null,
  };
}

/** What the site is called, for whatever stands inside the frame. */
export const SiteName = createContext(defaultSiteName);
/** How it looks, where that differs from the look that comes with the site. */
export const BrandOfSite = createContext<ShownBrand>({});
export const useBrand = (): ShownBrand => useContext(BrandOfSite);
/** Whether one can log in with Google here: known when the process starts. */
export const HasGoogle = createContext(false);
export const useHasGoogle = (): boolean => useContext(HasGoogle);

export const useSiteName = (): string => useContext(SiteName);
