import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listAddress } from './list-address.ts';

/** Typing that rests so long, in ms, is looked for. */
const restMs = 300;

export type SearchWord = {
  /** What stands in the box. */
  typed: string;
  type(word: string): void;
  /** Looks for it now. */
  submit(): void;
};

/**
 * A search whose word lives in the address, so that Back, reload and share keep it; the box follows when the address
 * changes by itself.
 */
export function useSearchWord(name: string): SearchWord {
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(location.search).get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = useRef(location);
  here.current = location;

  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    clearTimeout(timer.current);
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (word: string) => {
    clearTimeout(timer.current);
    if (word.trim() === sent.current) return;
    sent.current = word.trim();
    // One step of the history for a search, not one for each pause in typing.
    void navigate(listAddress(here.current, name, word.trim()), { replace: true, preventScrollReset: true });
  };
  return {
    typed,
    type(word) {
      setTyped(word);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(word), restMs);
    },
    submit: () => send(typed),
  };
}
