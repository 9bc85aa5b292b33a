import type { TestSite } from '../site/test-site.ts';
import type { Received } from './requests.ts';

type Fields = Record<string, string>;

/**
 * Posts forms to a site as a browser does without a script, from a page of the site itself unless other headers are
 * given.
 */
export const formPoster =
  (site: TestSite) =>
  (path: string, fields: Fields, headers: Fields = { 'sec-fetch-site': 'same-origin' }): Promise<Received> =>
    site.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body: new URLSearchParams(fields).toString(),
    });

export const cookiesOf = ({ headers }: Received): string[] => headers['set-cookie'] ?? [];

/** The value of a cookie that an answer sets. */
export const cookieOf = (answer: Received, name: string): string | undefined =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1);

/** The value of a field in a page, as its form would send it. */
export function fieldOf({ text }: Received, name: string): string | undefined {
  const tag = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>(?:([^<]*)</textarea>)?`).exec(text);
  return tag?.[1] ?? /value="([^"]*)"/.exec(tag?.[0] ?? '')?.[1];
}

/** The headers of an answer that is meant for one browser alone. */
export const personal = { 'cache-control': 'private, no-store' };
