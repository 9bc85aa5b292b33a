import { useEffect, useState } from 'react';

/**
 * The token that a mailed link carries: undefined until the browser has read it, null without one. It leaves the
 * address at once, so that it stays in no history, bookmark or screenshot.
 */
export function useMailedToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('token');
    setToken(found || null);
    if (found) history.replaceState(history.state, '', location.pathname);
  }, []);
  return token;
}
