import { Input } from '@trekker/design-system/forms/input.tsx';
import { useId, useState } from 'react';
import { t } from '../../staff-destinations.texts.ts';
import { type ChosenPlace, useOfferedPlaces } from './use-offered-places.ts';

export type PlaceFieldProps = {
  label: string;
  /** Null or undefined for none. */
  value: ChosenPlace | null | undefined;
  onChange: (place: ChosenPlace | null) => void;
};

/**
 * Chooses one of all destinations, drafts too: what is typed is looked for, and what was found is offered below the
 * line.
 */
export function PlaceField({ label, value, onChange }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const offered = useOfferedPlaces(typed);
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
        placeholder={t.noPlace}
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
