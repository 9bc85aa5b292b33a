import type { ComponentType } from 'react';
import { useIsTakenUp } from './use-is-taken-up.ts';

/**
 * A page that the browser alone can fill, behind what the server showed of it. A loader may be done before React has taken up the
 * server's HTML, which must find the same again.
 */
export function afterHydration(Component: ComponentType, Waiting: ComponentType): ComponentType {
  return function AfterHydration() {
    return useIsTakenUp() ? <Component /> : <Waiting />;
  };
}
