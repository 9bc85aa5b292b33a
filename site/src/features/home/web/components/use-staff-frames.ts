import { useEffect, useState } from 'react';
import { isStaff } from '#contract/roles.ts';
import { useLogin } from '#web/session/use-session.ts';

type StaffFrames = typeof import('./staff-frames.tsx');

/** The frames that tell staff what will stand on a home that is not whole yet: readers never load them. */
export function useStaffFrames(isWanted: boolean): StaffFrames | null {
  const areShown = isStaff(useLogin()?.user.role) && isWanted;
  const [frames, setFrames] = useState<StaffFrames | null>(null);
  useEffect(() => {
    // Home is whole without them.
    if (areShown) import('./staff-frames.tsx').then(setFrames, () => {});
  }, [areShown]);
  return areShown ? frames : null;
}
