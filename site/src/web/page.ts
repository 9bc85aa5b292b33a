import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { SectionName, ShownSections } from '../contract/rules/sections.ts';
import type { ShownBrand } from '../contract/rules/shown-brand.ts';
import type { TextSite } from '../contract/texts/text-in.ts';
import type { ShownLanguage } from './language/href-in.ts';

/** What somebody wrote in a language: the page's path there, without the language in front. */
export type PageEdition = { language: string; path: string; isShown: boolean };

/** What search engines, feeds and shared links are told of a page. */
export type PageMeta = {
  /** Without the site's name. */
  title: string;
  /** The title names the site already. */
  titleIsWhole?: true;
  /** What a picture that is drawn for its links says, where the title holds what somebody looked for. */
  shareTitle?: string;
  description: string;
  /** The one address of what the page shows; without it the page is not to be indexed. */
  canonicalPath?: string;
  /** It shows what somebody wrote, which is there in its `editions` alone, or in the default language. */
  isWritten?: true;
  /** Where it is in each language that it is there in, and which of them the page shows. */
  editions?: readonly PageEdition[];
  /** Of a list in pages: the pages before and after this one. */
  previousPath?: string;
  nextPath?: string;
  image?: {
    url: string;
    alt: string;
    width: number;
    height: number;
    focalPoint?: { x: number; y: number } | undefined;
  };
  type?: 'website' | 'article';
  /** The `image` of one is null where it is the one that links to the page show, `inLanguage` always. */
  jsonLd?: readonly Record<string, unknown>[];
};

/** How the frame around a page looks. */
export type PageFrame = {
  /** The page begins with an image that lies under the header. */
  over?: boolean;
  /** An account page: a form beside an image, no footer. */
  authLayout?: boolean;
  /** Nothing around it: there is no site yet to go to. */
  bare?: boolean;
  /** Of staff: one writes here. The side bar is folded, and the page has a top of its own. */
  writing?: boolean;
  /** Where one is, from wide to narrow. */
  breadcrumbs?: readonly { label: string; href?: string; language?: string }[];
};

/** What a page may say of the site in its head. */
export type PageSite = TextSite & {
  languages?: readonly ShownLanguage[] | undefined;
  brand?: ShownBrand | undefined;
  sections?: ShownSections | undefined;
};

export type PageModule<Data = unknown> = {
  loader: (args: LoaderFunctionArgs) => Promise<Data>;
  meta: (data: never, site: PageSite) => PageMeta;
  frame?: (data: never) => PageFrame;
  Component: ComponentType;
  /** What is shown while a page loads that only the browser can fill. */
  Waiting?: ComponentType;
};

/**
 * Whom a page is for; without one it is for everybody. guest: who is logged in is led on. member: a guest is led to the
 * login and back. guest-or-token: like guest, but a token in the address opens it to everybody. staff: like member, and
 * a USER is led home. person: everybody, but what it shows depends on who looks.
 */
export type PageAudience = 'guest' | 'guest-or-token' | 'person' | 'member' | 'staff';

/**
 * Ties an address to a page. Other query parameters than those named are dropped before the page is rendered or cached.
 */
export type PageDefinition = {
  path: string;
  /** The module's path below `src`, by which the build's manifest knows its script and style sheet. */
  file: string;
  load: () => Promise<PageModule>;
  query?: readonly string[];
  /**
   * The server renders what everybody may see: of pages for a person, member or staff only the frame, with `Waiting` in
   * it.
   */
  audience?: PageAudience;
  /** The part of the site that it belongs to: while staff have turned that off, the page is not found. */
  section?: SectionName;
  /** There is nothing at its addresses: the server says so. */
  missing?: boolean;
};

/** What a page's route carries besides its component. */
export type PageHandle = Pick<PageModule, 'meta' | 'frame'> & {
  /** Meta and frame need no data: the page is filled in the browser. */
  isFilledLater: boolean;
};
