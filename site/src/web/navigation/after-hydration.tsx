import type { ComponentType } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * A page that the browser alone can fill, behind what the server showed of it. A loader may be done before React has
 * taken up the server's HTML, which must find the same again.
 */
export function afterHydration(Component: ComponentType, Waiting: ComponentType): ComponentType {
  return function AfterHydration() {
    return useIsHydrated() ? <Component /> : <Waiting />;
  };
}
