import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { NotFound } from '#features/addresses/web/components/not-found.tsx';
import { notFoundFrame, notFoundMeta } from '#features/addresses/web/components/not-found-head.ts';
import { findSuggestions, type Suggestions } from '#features/addresses/web/components/suggestions.ts';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { cutText } from '#web/components/cut-text.ts';
import { editionsOf } from '#web/language/page-editions.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { type PageItself, readPage } from '../page.contract.ts';
import { PageView } from './components/page-view.tsx';

/** `said`: what search engines are told of it. */
type Found = { page: PageItself; said: string };
type Data = Found | Suggestions;

async function findPage(api: ApiClient, slug: string): Promise<Found | null> {
  try {
    // A document holds the text as its blocks alone.
    const { content: _content, contentText, ...page } = (await api.call(readPage, { params: { slug } })).data;
    return { page, said: page.description || cutText(contentText, 160) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

/** A page of the magazine's own. A former address leads to the present one, for ever. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const { pathname, search } = new URL(request.url);
  const api = context.get(apiContext);
  const found = await findPage(api, slug);
  if (!found) return data<Data>(await findSuggestions(api, pathname, request.signal), { status: 404 });
  if (found.page.slug !== slug) throw redirect(`${addressOf(encodeURIComponent(found.page.slug))}${search}`, 301);
  return data<Data>(found);
}

export function meta(shown: Data): PageMeta {
  if (!('page' in shown)) return notFoundMeta();
  const { page, said } = shown;
  return {
    title: page.title,
    description: said,
    canonicalPath: addressOf(page.slug),
    isWritten: true,
    ...editionsOf(page, 'title', addressOf),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        inLanguage: null,
        name: page.title,
        description: said,
        url: addressOf(page.slug),
        datePublished: page.publishedAt,
        dateModified: page.updatedAt,
      },
    ],
  };
}

const addressOf = (slug: string) => `/${slug}`;

export const frame = (shown: Data): PageFrame =>
  'page' in shown ? { breadcrumbs: [{ label: shown.page.title }] } : notFoundFrame();

export function Component() {
  const shown = useLoaderData<Data>();
  return 'page' in shown ? <PageView page={shown.page} /> : <NotFound {...shown} />;
}
