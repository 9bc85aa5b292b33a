import { aLogin } from '../../src/features/accounts/server/account.fixture.ts';
import type { TestSite } from '../site/test-site.ts';
import type { AskOptions, Received } from './requests.ts';

/** How long a test waits for something that normally happens within a second: a shared machine stalls now and then. */
export const soon = { timeout: 8000 };

type Role = 'USER' | 'AUTHOR' | 'ADMIN';

/** Makes calls with a new login of this role. An object is sent as JSON, a form as a browser sends it. */
export async function callsAs(site: TestSite, role: Role | null, name = 'Ana Reis') {
  const login = role && (await aLogin(site.db, { role, name }));
  return async (method: string, path: string, body?: object, at: Pick<TestSite, 'ask'> = site): Promise<Received> =>
    at.ask(path, { method, ...(await sent(body, login?.headers ?? {})) });
}

export type Calls = Awaited<ReturnType<typeof callsAs>>;

async function sent(body: object | undefined, headers: Record<string, string>): Promise<AskOptions> {
  if (body === undefined) return { headers };
  if (!(body instanceof FormData))
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { headers: { ...headers, 'content-type': type }, body: Buffer.from(await form.arrayBuffer()) };
}

/** The statuses of each call for a guest, a USER, an AUTHOR and an ADMIN. */
export async function answersByRole(site: TestSite, calls: readonly (readonly [method: string, path: string])[]) {
  const roles = [null, 'USER', 'AUTHOR', 'ADMIN'] as const;
  const callers = await Promise.all(roles.map((role) => callsAs(site, role)));
  const rows: [call: string, ...statuses: number[]][] = [];
  for (const [method, path] of calls) {
    const statuses: number[] = [];
    for (const call of callers) statuses.push((await call(method, path)).status);
    rows.push([`${method} ${path}`, ...statuses]);
  }
  return rows;
}
