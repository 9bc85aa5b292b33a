import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this page's script answers: no on the server, and in the first view, which must be the server's. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
