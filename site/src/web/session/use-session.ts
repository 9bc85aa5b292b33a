import { createContext, createElement, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { type ApiClient, createApiClient, fetchTransport } from '../api-client.ts';
import { type Login, memberOf, type Session } from './session.ts';

/** What the browser's start gives to all components. */
export type SessionContextValue = { session: Session; api: ApiClient };

const nobody: Session = {
  read: () => null,
  needSetup: () => {},
  subscribe: () => () => {},
  begin: () => {},
  update: () => {},
  leave: () => {},
  end: () => {},
  expire: () => {},
  hasEnded: () => false,
  hasLeft: () => false,
};

const SessionContext = createContext<SessionContextValue>({ session: nobody, api: createApiClient(fetchTransport) });

/** Undefined: not known yet. */
const LoginContext = createContext<Login | null | undefined>(undefined);

export function SessionProvider({ value, children }: { value: SessionContextValue; children: ReactNode }) {
  const { session } = value;
  const [login, setLogin] = useState<Login | null>();
  useEffect(() => {
    const look = () => setLogin(memberOf(session));
    // In slices: nearly every part of a page asks who is logged in.
    startTransition(look);
    return session.subscribe(look);
  }, [session]);
  return createElement(
    SessionContext.Provider,
    { value },
    createElement(LoginContext.Provider, { value: login }, children),
  );
}

export const useSession = (): Session => useContext(SessionContext).session;

/** The API as the person who is logged in. */
export const useApi = (): ApiClient => useContext(SessionContext).api;

/**
 * The login of whoever looks at the page; null for a guest, and for staff who have to set up a second factor first.
 * Pages are cached and the same for everybody, so the server and the first view say undefined: not known yet.
 */
export function useLogin(): Login | null | undefined {
  return useContext(LoginContext);
}
