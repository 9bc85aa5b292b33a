import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import type { Language } from '@trekker/texts/language.ts';
import type { FastifyReply } from 'fastify';
import type { Problem, ProblemCode } from '../../contract/problem.ts';
import { permissionsPolicy } from '../http/security-headers.ts';
import { t } from './api-forms.texts.ts';

/**
 * What a form is answered with where its own page would cost too much, or cannot be made. Nothing of what was sent is
 * in it.
 */
type FormPage = { status: number; title: string; text: string };

const titles: Partial<Record<ProblemCode, () => string>> = {
  too_many: () => t.tooManyTitle,
  unavailable: () => t.busyTitle,
};

/**
 * Answers a form that only the page's script can send, and that a browser sent before the script was there. Nothing was
 * stored and nothing stands in an address: one goes back, where what was typed still stands.
 */
export const sendWaitPage = (reply: FastifyReply, address: string, language: Language): FastifyReply =>
  send(reply, address, { status: 409, title: t.waitTitle, text: t.wait }, language);

/** Answers a form that is refused: a flood of them must cost next to nothing. */
export function sendRefusalPage(
  reply: FastifyReply,
  address: string,
  problem: Problem,
  language: Language,
): FastifyReply {
  const { status, code, message, retryAfterSeconds } = problem;
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
  const title = titles[code]?.() ?? t.refusedTitle;
  return send(reply, address, { status, title, text: t.refused({ sentence }) }, language);
}

function send(reply: FastifyReply, address: string, page: FormPage, language: Language): FastifyReply {
  return reply
    .code(page.status)
    .headers({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'permissions-policy': permissionsPolicy,
      'referrer-policy': 'no-referrer',
    })
    .send(html(address.split('?')[0] ?? '/', page, language));
}

const html = (path: string, { title, text }: FormPage, { code, direction }: Language) => `<!doctype html>
<html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeMarkup(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="${escapeMarkup(path)}">${escapeMarkup(t.openAgain)}</a></p>
</main>
</body>
</html>
`;
