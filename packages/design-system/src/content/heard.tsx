import type { ReactNode } from 'react';

/** For the tag `<heard>` of a text: its words are heard and not seen. */
export const heard = (words: string): ReactNode => (
  <span key="heard" className="sr">
    {words}
  </span>
);
