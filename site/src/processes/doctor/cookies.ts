import { type Check, type Finding, NotExamined } from './finding.ts';
import { ask } from './request.ts';

/** Whether the login cookie arrives in a browser as the site sends it. The call that logs out sets it, to nothing. */
export const cookies: Check = {
  name: 'cookies',
  async examine({ config: { siteUrl } }) {
    const logout = () => ask(`${siteUrl}/api/v3/auth/logout`, 'POST', { origin: siteUrl, 'content-length': '0' });
    const reply = await logout().catch(() => undefined);
    if (reply?.status !== 200) throw new NotExamined('no running site answers at SITE_URL.');
    const cookie = [reply.headers['set-cookie'] ?? []].flat()[0] ?? '';
    const isHttps = siteUrl.startsWith('https:');
    const wanted = [isHttps ? /^__Host-session=/ : /^session=/, /; ?HttpOnly/i, /; ?SameSite=Lax/i, /; ?Path=\/(;|$)/i];
    if (isHttps) wanted.push(/; ?Secure/i);
    if (wanted.every((mark) => mark.test(cookie))) return [];
    return [changedOnTheWay(cookie)];
  },
};

function changedOnTheWay(cookie: string): Finding {
  return {
    setting: 'SITE_URL',
    problem: cookie
      ? `The login cookie arrives as "${cookie}", which is not as it should be: logins fail, or others can read or send it.`
      : 'The login cookie does not arrive: nobody can log in.',
    remedy:
      'Start the site with the SITE_URL that visitors use, and let the proxy pass Set-Cookie unchanged (no proxy_cookie_… rules).',
  };
}
