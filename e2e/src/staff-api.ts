import { type APIRequestContext, expect } from '@playwright/test';
import { author, type Person } from './people.ts';

/** Logs a person in by the API. Returns the function that makes calls with that login. */
export async function callsOf(request: APIRequestContext, { email, password }: Person = author, site = '') {
  const login = await request.post(`${site}/api/v3/auth/login`, { data: { email, password } });
  const { AuthenticatorToken } = await login.json();
  const headers = { authorization: `Bearer ${AuthenticatorToken}` };
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) => {
    const answer = await request.fetch(site + path, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

let count = 0;

/** A name that is not used yet. */
export function newName(word: string): string {
  count += 1;
  return `${word} ${process.pid}x${Date.now()}x${count}`;
}
