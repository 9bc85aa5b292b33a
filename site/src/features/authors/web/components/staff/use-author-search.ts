import type { Choice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import { listAuthors } from '#features/authors/staff-author.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { t } from './staff-authors.texts.ts';

/** Finds authors for a choice. */
export function useAuthorSearch(): (words: string) => Promise<readonly Choice[]> {
  const api = useApi();
  return async (words) => {
    const { data } = await api.call(listAuthors, { query: { q: words, limit: '8' } });
    return data.map(({ _id, name, accountId }) => ({ _id, name, note: accountId ? t.staff : '' }));
  };
}
