import { createContext } from 'react-router';
import type { ProblemBody } from '../../contract/problem.ts';
import type { LoginAnswer, User } from '../../features/accounts/auth.contract.ts';
import type { Transport } from '../api-client.ts';
import { loginKey as KEY } from '../layout/login-mark.ts';
import { clearContentCache } from '../navigation/content-cache.ts';
import { deleteOfflinePages } from '../navigation/offline-caches.ts';

/** A login as the browser keeps it: the names of the API. */
export type Login = {
  user: User;
  exp: number;
  AuthenticatorToken: string;
  /** A second factor has to be set up before anything else. */
  setupNeeded?: true | undefined;
};

/**
 * Who is logged in, kept in browser storage so that every page and tab knows it at once. The token is worthless without
 * the cookie that scripts cannot read.
 */
export type Session = {
  /** Null for a guest, and for a login that is over by the browser's clock. */
  read(): Login | null;
  /**
   * What the server says of whether a second factor has to be set up first: it may be asked for at any time, or no
   * longer.
   */
  needSetup(setupNeeded: Login['setupNeeded']): void;
  /** Told of every change, in this tab or another. */
  subscribe(listener: (change: SessionChange) => void): () => void;
  begin(answer: LoginAnswer): void;
  /** What the server says of the person now. */
  update(user: User): void;
  /** Is about to log out: from here on no tab keeps anything, also while the server's answer empties the storage. */
  leave(): void;
  /** Logged out: forgets the person and what the site kept in this browser, in all tabs. */
  end(): void;
  /** Over without having been asked for: what was typed stays for the next login. */
  expire(): void;
  /** Whether somebody was logged in until their login came to its end by itself. */
  hasEnded(): boolean;
  /** Whether whoever was here last has logged out, in this tab or another, and was not just found to be over. */
  hasLeft(): boolean;
};

/** own: a page of this tab did it and goes on by itself. elsewhere: another tab, or the server ended the login. */
export type SessionChange = 'own' | 'elsewhere';

/** Loaders take the session from here: `context.get(sessionContext)`. Only the browser has one. */
export const sessionContext = createContext<Session>();

/** Stands in the place of a login that has ended by itself, until the next one. */
const ENDED = '{"exp":0}';

/** Stands in the storage from a logout to the next login, for other tabs: what they still hold is not to be kept. */
const LEFT = 'left';

export function openSession(storage: Storage | undefined): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  let current = stored(storage);
  /** As LEFT says, also where a browser keeps nothing and while the storage is emptied. */
  let leftHere = false;
  /** From the press of Log out until it is done: what happens to the storage meanwhile is this tab's own doing. */
  let isLeaving = false;

  const change = (login: Login | null, how: SessionChange) => {
    current = login;
    markDocument(login);
    for (const listener of [...listeners]) listener(how);
  };
  const keep = (login: Login, how: SessionChange = 'own') => {
    try {
      storage?.setItem(KEY, JSON.stringify(login));
    } catch {
      // A browser that keeps nothing: the login lasts as long as the page.
    }
    change(login, how);
  };

  markDocument(current);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY && key !== LEFT && key !== null) return;
    const login = stored(storage);
    // Remembered here: the storage is emptied next.
    if (key === LEFT && newValue) leftHere = true;
    else if (login && !storage?.getItem(LEFT)) leftHere = false;
    if (isLeaving || (!login && !current)) return;
    if (key !== LEFT || !login) change(login, 'elsewhere');
  });

  return {
    read: () => (current && current.exp > Date.now() / 1000 ? current : null),
    needSetup(setupNeeded) {
      if (current && current.setupNeeded !== setupNeeded) keep({ ...current, setupNeeded }, 'elsewhere');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin({ user, exp, AuthenticatorToken, setupNeeded }) {
      leftHere = false;
      storage?.removeItem(LEFT);
      keep({ user, exp, AuthenticatorToken, setupNeeded });
    },
    update: (user) => current && keep({ ...current, user }),
    hasEnded: () => !stored(storage) && Boolean(storage?.getItem(KEY)),
    hasLeft: () => leftHere || Boolean(storage?.getItem(LEFT)),
    leave() {
      leftHere = true;
      isLeaving = true;
      markLeft(storage);
    },
    end() {
      leftHere = true;
      isLeaving = false;
      forget(storage);
      if (current) change(null, 'own');
    },
    expire() {
      const kept = stored(storage);
      // Another tab has logged in since, and this one was not told yet.
      if (kept && kept.AuthenticatorToken !== current?.AuthenticatorToken) return change(kept, 'elsewhere');
      if (!current) return;
      try {
        storage?.setItem(KEY, ENDED);
      } catch {
        // A browser that keeps nothing has no login to put out.
      }
      change(null, 'elsewhere');
    },
  };
}

function stored(storage: Storage | undefined): Login | null {
  try {
    const login = JSON.parse(storage?.getItem(KEY) ?? 'null') as Login | null;
    return login?.AuthenticatorToken && login.user && login.exp > Date.now() / 1000 ? login : null;
  } catch {
    return null;
  }
}

/** Everything but what belongs to the device: the theme. What was typed belongs to the person who leaves. */
function forget(storage: Storage | undefined): void {
  // First, so that no tab keeps anything once the login is gone.
  markLeft(storage);
  clearContentCache();
  void deleteOfflinePages();
  for (const area of [storage, sessionArea()]) {
    for (const key of Object.keys(area ?? {})) if (key !== 'theme' && key !== LEFT) area?.removeItem(key);
  }
}

function markLeft(storage: Storage | undefined): void {
  try {
    storage?.setItem(LEFT, String(Date.now()));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function sessionArea(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function markDocument(login: Login | null): void {
  if (login) document.documentElement.dataset.login = login.user.role;
  else delete document.documentElement.dataset.login;
}

/** Whoever may do what members do: not before they have set up the second factor that they need. */
export function memberOf(session: Session): Login | null {
  const login = session.read();
  return login?.setupNeeded ? null : login;
}

/** Sends the token with every call. Where the server does not know it any more, the login is over here too. */
export function withLogin(transport: Transport, session: Session): Transport {
  return async (request) => {
    const token = session.read()?.AuthenticatorToken;
    const answer = await transport({ ...request, ...(token && { token }) });
    if (!token || session.read()?.AuthenticatorToken !== token) return answer;
    if (answer.status === 401) session.expire();
    if (answer.status === 403 && needsSetup(answer.body)) session.needSetup(true);
    return answer;
  };
}

function needsSetup(body: unknown): boolean {
  const { data } = (body ?? {}) as Partial<ProblemBody>;
  return data !== undefined && 'setupNeeded' in data;
}
