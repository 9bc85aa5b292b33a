import { useEffect, useState } from 'react';
import { loginErrors } from '../login-errors.ts';

/** What went wrong with a login elsewhere, which the address tells by a word; null for none, and for words that are none of ours. */
export function useBroughtError(): string | null {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('error') ?? '';
    setMessage(Object.hasOwn(loginErrors, code) ? loginErrors[code as keyof typeof loginErrors] : null);
  }, []);
  return message;
}
