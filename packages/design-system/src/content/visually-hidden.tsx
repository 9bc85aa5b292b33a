import type { ReactNode } from 'react';

/** For the tag `<srOnly>` of a text: its words are heard and not seen. */
export const srOnly = (words: string): ReactNode => (
  <span key="sr-only" className="sr">
    {words}
  </span>
);
