import { useEffect, useState } from 'react';
import { listDestinationsForStaff } from '#features/destinations/destination.contract.ts';
import { useApi } from '#web/session/use-session.ts';

/** A destination as a form shows it: "Lisbon, Portugal". */
export type ChosenPlace = { id: string; name: string };

const mostOffered = 8;
const pauseMs = 300;

/** Places that what was typed finds, once nobody has typed for a moment. */
export function useOfferedPlaces(typed: string | undefined): readonly ChosenPlace[] {
  const api = useApi();
  const [offered, setOffered] = useState<readonly ChosenPlace[]>([]);
  const words = typed?.split(',')[0]?.trim() ?? '';
  useEffect(() => {
    if (words === '') return;
    const gone = new AbortController();
    const look = async () => {
      const query = { q: words, limit: String(mostOffered) };
      const { data } = await api.call(listDestinationsForStaff, { query }, gone.signal);
      setOffered(data.map(({ _id, name, location }) => ({ id: _id, name: `${name}, ${location.country}` })));
    };
    // What was offered before is still true where the line is broken.
    const timer = setTimeout(() => void look().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, words]);
  return offered;
}
