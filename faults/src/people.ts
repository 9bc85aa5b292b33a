import { samplePassword } from './site-process.ts';

export type Headers = Record<string, string>;

const json = { 'content-type': 'application/json', accept: 'application/json' };

export const jsonCall = (body: object, headers: Headers = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

/** The header that says who asks; for a program, which has no cookie. */
export async function logIn(origin: string, email: string): Promise<Headers> {
  const answer = await fetch(`${origin}/api/v3/auth/login`, jsonCall({ email, password: samplePassword }));
  return bearerOf(await answer.json());
}

export function bearerOf(answer: unknown): Headers {
  const { AuthenticatorToken: token } = answer as { AuthenticatorToken?: string };
  if (!token) throw new Error(`Nobody was logged in: ${JSON.stringify(answer)}`);
  return { authorization: `Bearer ${token}` };
}
