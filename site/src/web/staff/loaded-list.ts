import { useRevalidator } from 'react-router';
import { Problem } from '../../contract/problem.ts';
import type { ListState } from './staff-list.tsx';

type ListAnswer<Row> = { data: Row[]; page: number; totalPages: number; totalCount: number };

/** A list as its loader leaves it. A failure is part of it: it is shown in the list's place, with search and filters around it. */
export type LoadedList<Row> = { rows: Row[]; page: number; pages: number; totalCount: number } | { failed: string };

/** In a loader: what came of the call. */
export async function loadList<Row>(answer: Promise<ListAnswer<Row>>): Promise<LoadedList<Row>> {
  try {
    const { data, page, totalPages, totalCount } = await answer;
    return { rows: data, page, pages: totalPages, totalCount };
  } catch (error) {
    if (error instanceof Problem) return { failed: error.message };
    throw error;
  }
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
