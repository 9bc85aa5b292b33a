import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { Config } from '#config/config.ts';
import { hrefBelow } from '#contract/rules/addresses/language-prefix.ts';
import { needsSetup } from '#features/settings/server/site-setup/setup-code.service.ts';
import { createSetupGate } from '#features/settings/server/site-setup/setup-gate.ts';
import { setupPath } from '#features/settings/site-setup.contract.ts';
import type { createCacheKeys } from '#server/endpoints/cache-keys.ts';
import { failedAnswer } from '#server/endpoints/failed-answer.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { languageOf } from '#server/languages/page-languages.ts';
import type { Queryable } from '#server/queryable.ts';
import type { PageAnswer } from '#web/document/page-server.ts';

export type SetupFirst = {
  /** As it was last known. */
  isOpen(): boolean;
  /** Answers the pages of a site that waits for its owner; everything else passes. */
  answerFirst(request: IncomingMessage, response: ServerResponse, pass: () => void): void;
};

type Options = {
  db: Queryable;
  cacheKeys: Pick<ReturnType<typeof createCacheKeys>, 'keyOf'>;
  /** Before the first page of the site that was set up. */
  learnLanguage: () => Promise<unknown>;
  render: (address: string) => Promise<Pick<PageAnswer, 'status' | 'headers' | 'body'>>;
};

/**
 * While nobody keeps a site that was started empty, all of its pages are the set-up: the form at its own address, and a
 * word for visitors everywhere else. Afterwards, and for a site that begins with the sample library, nothing is asked.
 */
export function setupFirst({ sample, siteUrl }: Config, { db, cacheKeys, learnLanguage, render }: Options): SetupFirst {
  const gate = createSetupGate(sample === 'none', async () => {
    const isNeeded = await needsSetup(db);
    if (!isNeeded) await learnLanguage();
    return isNeeded;
  });
  const send = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const { status, headers, body } = await render(address).catch((error) => failedAnswer(error, `page ${setupPath}`));
    const own = {
      ...headers,
      ...transportHeaders(siteUrl),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-request-id': requestIdOf(request),
      'content-length': body.length,
      'retry-after': '3600',
    };
    response.writeHead(status === 200 ? 503 : status, own);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const answerWhileOpen = async (request: IncomingMessage, response: ServerResponse, pass: () => void) => {
    const key = cacheKeys.keyOf(request);
    if (!key?.startsWith('page ') || !(await gate.look())) return pass();
    await send(request, response, addressFor(request, key));
  };
  return {
    isOpen: () => gate.isOpen,
    answerFirst(request, response, pass) {
      if (gate.isOpen) void answerWhileOpen(request, response, pass);
      else pass();
    },
  };
}

/** What the page is told of whoever asks stands in its query. The language stays in front of it. */
function addressFor({ url = '/' }: IncomingMessage, key: string): string {
  const path = key.slice('page '.length).split('?')[0]?.toLowerCase().replace(/\/+$/, '') ?? '';
  const { code: language = '', address = path } = languageOf(path) ?? {};
  const below = hrefBelow(language === '' || language === ownLanguage() ? '' : `/${language}`, setupPath);
  if (address !== setupPath) return `${below}?for=visitor`;
  const code = new URLSearchParams(url.split('?')[1] ?? '').get('code') ?? '';
  return `${below}?${new URLSearchParams({ for: 'owner', code })}`;
}
