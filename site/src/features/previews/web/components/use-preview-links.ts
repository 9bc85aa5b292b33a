import { useEffect, useState } from 'react';
import { useApi } from '#web/session/use-session.ts';
import { listPreviews, type Preview, type PreviewedKind } from '../../preview.contract.ts';

/** Those that are open, as the dialog finds them; undefined until they are known. */
export function usePreviewLinks(kind: PreviewedKind, id: string) {
  const api = useApi();
  const [links, setLinks] = useState<readonly Preview[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const gone = new AbortController();
    api.call(listPreviews, { query: { kind, id } }, gone.signal).then(
      ({ data }) => setLinks(data),
      () => gone.signal.aborted || setProblem('The open links couldn’t be loaded. Close this and try again.'),
    );
    return () => gone.abort();
  }, [api, kind, id]);
  return {
    links,
    problem,
    add: (link: Preview) => setLinks((before = []) => [link, ...before.filter(({ _id }) => _id !== link._id)]),
    remove: (ended: string) => setLinks((before) => before?.filter(({ _id }) => _id !== ended)),
  };
}
