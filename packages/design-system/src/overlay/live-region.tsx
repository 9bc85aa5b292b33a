import type { ReactNode } from 'react';

/**
 * Says to screen readers what changed, such as "12 destinations". It must stand in the page before its words change.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className="sr" aria-live="polite">
      {children}
    </p>
  );
}
