import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { aLogin } from '../../src/features/accounts/server/account.fixture.ts';
import { keptRows } from '../site/kept-rows.ts';
import type { TestSite } from '../site/test-site.ts';
import { sendForm } from './forms.ts';

type Fields = Parameters<typeof sendForm>[4];
type Headers = Record<string, string>;
type Logins = { author: Headers; admin: Headers };

/**
 * Calls of the staff forms of one kind of item, by an author unless other headers are given. Each test finds the site
 * as the hooks before this call leave it.
 * @param base the path of its staff calls
 * @param whole a complete form, with its files
 */
export function staffHarness(site: TestSite, base: string, whole: Fields) {
  const logins: Logins = { author: {}, admin: {} };
  beforeAll(async () => {
    logins.author = (await aLogin(site.db, { role: 'AUTHOR', name: 'Ana Reis' })).headers;
    logins.admin = (await aLogin(site.db, { role: 'ADMIN', name: 'Adil' })).headers;
  });
  beforeEach(keptRows(site).restore);
  return {
    ...harnessAt(site, logins, base, whole),
    also: (at: string, form: Fields) => harnessAt(site, logins, at, form),
  };
}

function harnessAt(site: TestSite, logins: Logins, base: string, whole: Fields) {
  const create = (fields: Fields = {}, headers = logins.author) =>
    sendForm(site, 'POST', base, headers, { ...whole, ...fields });

  /** Sends a form without files as JSON. */
  const call = (method: string, path: string, body?: unknown, headers = logins.author, at = site) => {
    if (body === undefined) return at.ask(path, { method, headers });
    const json = { ...headers, 'content-type': 'application/json' };
    return at.ask(path, { method, headers: json, body: JSON.stringify(body) });
  };

  return {
    logins,
    create,
    call,
    put: (id: string, body: unknown, headers?: Headers) => call('PUT', `${base}/${id}`, body, headers),
    send: (id: string, fields: Fields) => sendForm(site, 'PUT', `${base}/${id}`, logins.author, fields),
    /** The activity list, newest first. */
    async activities() {
      const newest = sql`select action, detail, type, actor_name as actor from activity_entries order by created_at desc, id`;
      return (await site.db.execute(newest)).rows;
    },
  };
}

/** The error messages by field. */
export const errorsOf = ({ json }: { json: { errors?: { field: string; message: string }[] } }) =>
  Object.fromEntries((json.errors ?? []).map(({ field, message }) => [field, message]));
