import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** What search engines, feeds and shared links are told of a page. */
export type PageMeta = {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The one address of what the page shows; without it the page is not to be indexed. */
  canonicalPath?: string;
  /** Of a list in pages: the pages before and after this one. */
  previousPath?: string;
  nextPath?: string;
  image?: { url: string; alt: string; width: number; height: number };
  type?: 'website' | 'article';
  jsonLd?: readonly Record<string, unknown>[];
};

/** How the frame around a page looks. */
export type PageFrame = {
  /** The page begins with a picture that lies under the header. */
  over?: boolean;
  /** The running head: where one is, from wide to narrow. */
  trail?: readonly { label: string; href?: string }[];
};

export type PageModule<Data = unknown> = {
  loader: (args: LoaderFunctionArgs) => Promise<Data>;
  meta: (data: never) => PageMeta;
  frame?: (data: never) => PageFrame;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
};

/** Ties an address to a page. Other query parameters than those named are dropped before the page is rendered or cached. */
export type PageDefinition = {
  path: string;
  /** The module's path below `src`, by which the build's manifest knows its script and style sheet. */
  file: string;
  load: () => Promise<PageModule>;
  query?: readonly string[];
};

/** What a page's route carries besides its component. */
export type PageHandle = Pick<PageModule, 'meta' | 'frame'>;
