import type { FastifyReply } from 'fastify';
import { permissionsPolicy } from './security-headers.ts';

/**
 * Answers a form that only the page's script can send, and that a browser sent before the script was there. Nothing was stored and
 * nothing stands in an address: one goes back, where what was typed still stands.
 */
export function waitPage(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(409)
    .headers({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'permissions-policy': permissionsPolicy,
      'referrer-policy': 'no-referrer',
    })
    .send(html(address.split('?')[0] ?? '/'));
}

const html = (path: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Wait until the page is ready</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>Wait until the page is ready</h1>
<p>The page was still loading when you pressed the button, so nothing was sent or changed. Go back with your browser’s Back button:
what you typed is usually still there. Wait a moment, then press it again.</p>
<p><a href="${escapeAttribute(path)}">Open the page again</a></p>
</main>
</body>
</html>
`;

const escapeAttribute = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
