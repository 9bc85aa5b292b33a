import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitCalls } from '../limits/rate-limit-reads.ts';
import { permissionsPolicy } from './security-headers.ts';

type Operation = { summary?: string; operationId?: string };

const documentationPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/openapi.json` for programs, `/docs` for people: a plain list made of the same document, without a script. Both are
 * made once: the document is long.
 */
export function documentationRoutes(
  app: FastifyInstance,
  limitCalls: LimitCalls | undefined,
  siteName: () => Promise<string>,
): void {
  const options = {
    config: { access: 'public' as const },
    schema: { hide: true },
    onRequest: async ({ raw }: FastifyRequest) => limitCalls?.(raw),
  };
  let document = madeFor();
  app.get('/openapi.json', options, async (_request, reply) => {
    const title = await siteName();
    if (document.title !== title) {
      const described = app.swagger();
      document = madeFor(title, JSON.stringify({ ...described, info: { ...described.info, title } }));
    }
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document.text);
  });
  let page = madeFor();
  app.get('/docs', options, async (_request, reply) => {
    const title = await siteName();
    if (page.title !== title)
      page = madeFor(title, documentationPage(title, app.swagger().paths as Record<string, Record<string, Operation>>));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', documentationPolicy)
      .header('permissions-policy', permissionsPolicy)
      .type('text/html; charset=utf-8')
      .send(page.text);
  });
}

/** What was made under the name that the site had then. */
const madeFor = (title?: string, text = '') => ({ title, text });

function documentationPage(title: string, paths: Record<string, Record<string, Operation>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        `<tr><td><code>${escapeMarkup(method.toUpperCase())}</code></td><td><code>${escapeMarkup(path)}</code></td><td>${escapeMarkup(operation.summary ?? '')}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)} API</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:3rem auto;padding:0 1.5rem}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding-block:.5rem;padding-inline:0 .75rem;border-bottom:1px solid GrayText;vertical-align:top;overflow-wrap:anywhere}
</style></head><body><h1>${escapeMarkup(title)} API</h1><p>The full description, for programs: <a href="/openapi.json">openapi.json</a>.</p><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
