import { type ComponentType, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A page that the browser alone can fill, behind what the server showed of it. A loader may be done before React has taken up the
 * server's HTML, which must find the same again.
 */
export function afterHydration(Component: ComponentType, Waiting: ComponentType): ComponentType {
  return function AfterHydration() {
    const isTakenUp = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return isTakenUp ? <Component /> : <Waiting />;
  };
}
