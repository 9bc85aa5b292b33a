import { pageAddress } from '@trekker/design-system/content/pager.tsx';
import { type LoaderFunctionArgs, redirect, useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { apiContext } from '../../api-client.ts';
import type { ListState } from './staff-list.tsx';

/** One page of rows; the lists of highlights have another word for the page's number. */
type ListAnswer<Row> = {
  data: Row[];
  totalPages: number;
  totalCount: number;
  languages?: ListedLanguage[] | undefined;
} & ({ page: number } | { currentPage: number });

/** An endpoint that answers with one page of rows and takes its query as text. */
type ListEndpoint<Row> = Endpoint & { query: z.ZodObject; output: z.ZodType<ListAnswer<Row>> };

/**
 * A list as its loader leaves it. A failure is part of it: it is shown in the list's place, with search and filters
 * around it.
 */
export type LoadedList<Row> =
  | {
      rows: Row[];
      page: number;
      pages: number;
      totalCount: number;
      /** The site's languages beside its own, where what is listed can be translated. */
      languages?: readonly ListedLanguage[] | undefined;
    }
  | { failed: string };

/**
 * In a loader: asks for the page that `query` names. A page past the end is the last one, since the last row of a page
 * may have been deleted: that throws a redirect.
 */
export async function loadList<Row>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  endpoint: ListEndpoint<Row>,
  query: Record<string, string>,
): Promise<LoadedList<Row>> {
  let answer: ListAnswer<Row>;
  try {
    const input = { query } as CallInput<ListEndpoint<Row>>;
    answer = await context.get(apiContext).call(endpoint, input, request.signal);
  } catch (error) {
    if (error instanceof Problem) return { failed: error.message };
    throw error;
  }
  const { data, totalPages, totalCount, languages } = answer;
  const page = 'page' in answer ? answer.page : answer.currentPage;
  const { pathname, search } = new URL(request.url);
  if (page > totalPages) throw redirect(pageAddress(pathname + search, totalPages));
  return { rows: data, page, pages: totalPages, totalCount, languages };
}

/** In the page: the list for StaffList; trying again loads the page's data anew. */
export function useListState<Row>(list: LoadedList<Row>): ListState<Row> {
  const { revalidate } = useRevalidator();
  if ('failed' in list) return { kind: 'failed', text: list.failed, onRetry: () => void revalidate() };
  return { kind: 'ready', ...list };
}

/** What of the address goes to the call, by name. */
export function listQuery(request: Request, ...names: string[]): Record<string, string> {
  const words = new URL(request.url).searchParams;
  return Object.fromEntries(names.map((name) => [name, words.get(name) ?? '']));
}
