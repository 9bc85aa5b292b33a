import { Input } from '@trekker/design-system/forms/input.tsx';
import { useEffect, useId, useState } from 'react';
import { listDestinationsForStaff } from '#features/destinations/destination.contract.ts';
import { useApi } from '#web/session/use-session.ts';

/** A destination as a form shows it: "Lisbon, Portugal". */
export type ChosenPlace = { id: string; name: string };

export type PlaceFieldProps = {
  label: string;
  /** Null or undefined for none. */
  value: ChosenPlace | null | undefined;
  onChange: (place: ChosenPlace | null) => void;
};

const mostOffered = 8;
const pauseMs = 300;

/** Chooses one of all destinations, drafts too: what is typed is looked for, and what was found is offered below the line. */
export function PlaceField({ label, value, onChange }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const offered = useOffered(typed);
  const list = useId();
  const take = (text: string) => {
    setTyped(text);
    const chosen = offered.find(({ name }) => name === text);
    if (chosen) onChange(chosen);
    else if (text.trim() === '') onChange(null);
  };
  return (
    <>
      <Input
        aria-label={label}
        list={list}
        placeholder="None"
        autoComplete="off"
        value={typed ?? value?.name ?? ''}
        onChange={(event) => take(event.target.value)}
        // What names no place is not kept: the one that was chosen stands again.
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={list}>
        {offered.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** Places that what was typed finds, once nobody has typed for a moment. */
function useOffered(typed: string | undefined): readonly ChosenPlace[] {
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
