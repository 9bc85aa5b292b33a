import { lazy, Suspense } from 'react';
import type { EditionSwitchProps } from './edition-switch.tsx';

// A site in one language has nothing to switch.
const EditionSwitch = lazy(() => import('./edition-switch.tsx'));

type EditionLanguagesProps = Omit<EditionSwitchProps, 'standings' | 'shown'> & {
  /** Undefined where the site has one language. */
  standings: EditionSwitchProps['standings'] | undefined;
};

/** On the form of an original: the way to its translations. */
export function EditionLanguages({ standings, ...props }: EditionLanguagesProps) {
  return (
    standings && (
      <Suspense fallback={<div style={{ height: 'calc(3rem + 1px + var(--space-4))' }} />}>
        <EditionSwitch {...props} standings={standings} />
      </Suspense>
    )
  );
}
