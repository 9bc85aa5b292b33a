import { Failed } from '@trekker/design-system/content/empty.tsx';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { Problem, problemStatus } from '../../contract/problem.ts';
import { t } from './navigation.texts.ts';

/** What a page lists, or nothing of it and why it did not come. */
export type MayFail<List> = List & { failed?: string };

/**
 * In a loader: what came of the calls, or `empty` with the reason. What is no failure of a call, such as a redirect,
 * goes on.
 */
export async function orEmpty<List extends object>(answer: Promise<List>, empty: List): Promise<MayFail<List>> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem) return { ...empty, failed: error.message };
    throw error;
  }
}

/** An answer of a list that holds nothing. */
export const emptyList = { success: true as const, data: [], page: 1, limit: 1, totalPages: 1, totalCount: 0 };

/** At the end of a loader: a page without its list says so to robots and caches as well. */
export function withStatus<Data>(failed: string | undefined, loaded: Data) {
  return data(loaded, { status: failed === undefined ? 200 : problemStatus.unavailable });
}

/** In the page: the list, or while it fails the one that was shown before. */
export function useKeptList<List extends object>(list: MayFail<List>): MayFail<List> {
  const [kept, keep] = useState(list);
  if (list.failed === undefined && list !== kept) keep(list);
  return list.failed === undefined ? list : { ...kept, failed: list.failed };
}

/** Stands above what was shown before, or in the place of what did not come; search and filters stay around it. */
export function FailedList({ text, isEmpty }: { text: string; isEmpty: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Failed
      title={t.listFailed}
      text={isEmpty ? text : t.shownBefore({ what: text.replace(/[.]$/, '') })}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}
