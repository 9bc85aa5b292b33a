import { createContext, useContext, useSyncExternalStore } from 'react';
import { type ApiClient, createApiClient, fetchTransport } from './api-client.ts';
import type { Login, Session } from './session.ts';

/** What the browser's start gives to all components. */
export type Surroundings = { session: Session; api: ApiClient };

const nobody: Session = {
  read: () => null,
  subscribe: () => () => {},
  begin: () => {},
  update: () => {},
  end: () => {},
  expire: () => {},
};

const SurroundingsContext = createContext<Surroundings>({ session: nobody, api: createApiClient(fetchTransport) });

export const SurroundingsProvider = SurroundingsContext.Provider;

export const useSession = (): Session => useContext(SurroundingsContext).session;

/** The API as the person who is logged in. */
export const useApi = (): ApiClient => useContext(SurroundingsContext).api;

/**
 * The login of whoever looks at the page; null for a guest. Pages are cached and the same for everybody, so the server
 * and the first view say undefined: not known yet.
 */
export function useLogin(): Login | null | undefined {
  const session = useSession();
  return useSyncExternalStore<Login | null | undefined>(session.subscribe, session.read, () => undefined);
}

/** Whether somebody may enter the back office. */
export const isStaff = (login: Login | null | undefined): boolean =>
  login?.user.role === 'ADMIN' || login?.user.role === 'AUTHOR';
