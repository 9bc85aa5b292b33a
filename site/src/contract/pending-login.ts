/**
 * The cookie that brings the token of a login by a plain form to the page's script, which keeps it and drops the
 * cookie. The token is worth nothing without the session's own cookie, which no script can read.
 */
export const pendingLoginCookie = 'begun-login';
