import { useEffect, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { type LibraryItem, readMedia } from '#features/media/staff-media.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { t } from '../staff-checklists.texts.ts';

/** An item of the library; null until it is there, or where it is not, with why. */
export function useLibraryItem(id: string): { item: LibraryItem | null; failure: string | null } {
  const api = useApi();
  const [state, setState] = useState<{ item: LibraryItem | null; failure: string | null }>({
    item: null,
    failure: null,
  });
  useEffect(() => {
    const { signal, abort } = withAbort();
    api.call(readMedia, { params: { id } }, signal).then(
      ({ data }) => setState({ item: data, failure: null }),
      (error) => {
        if (!signal.aborted) setState({ item: null, failure: error instanceof Problem ? error.message : t.failed });
      },
    );
    return abort;
  }, [api, id]);
  return state;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
