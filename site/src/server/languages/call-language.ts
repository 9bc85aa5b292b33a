import { inLanguage } from '@trekker/texts/in-language.ts';
import type { Language } from '@trekker/texts/language.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { t } from '../../contract/texts/api-checks.texts.ts';

/**
 * The language that a call asks for by `language` in its query; undefined for none and for English, in which everything
 * is printed that asks for nothing. What browsers say of their own accord (Accept-Language) counts for nothing.
 *
 * @throws Problem for one that is not offered.
 */
export type LanguageOfCall = (address: string) => Language | undefined;

declare module 'fastify' {
  interface FastifyRequest {
    language: Language | undefined;
  }
}

/** @param offered by code, without English */
export function createLanguageOfCall(offered: ReadonlyMap<string, Language>): LanguageOfCall {
  return (address) => {
    if (!address.includes('language=')) return undefined;
    const asked = new URLSearchParams(address.slice(address.indexOf('?') + 1)).getAll('language').filter(Boolean);
    const [code, ...more] = new Set(asked);
    if (code === undefined || (code === 'en' && more.length === 0)) return undefined;
    const language = offered.get(code);
    if (language && more.length === 0) return language;
    const message = t.oneOf({ field: 'language', words: ['en', ...offered.keys()].join(', ') });
    throw new Problem('invalid_input', message, { errors: [{ field: 'language', message }] });
  };
}

type Done = (error?: Error) => void;

/**
 * Hooks of a route: what the call is answered with is printed in the language that it asks for. Said twice, because
 * whoever reads a body goes on in the name of its connection.
 */
export function callLanguageHooks(languageOf: LanguageOfCall) {
  return {
    onRequest(request: FastifyRequest, _reply: unknown, done: Done) {
      try {
        request.language = languageOf(request.raw.url ?? '');
      } catch (error) {
        return done(error as Error);
      }
      inLanguageOf(request, done);
    },
    preValidation: (request: FastifyRequest, _reply: unknown, done: Done) => inLanguageOf(request, done),
  };
}

/** Goes on in the language of a request. */
export function inLanguageOf<Result>({ language }: Pick<FastifyRequest, 'language'>, work: () => Result): Result {
  return language ? inLanguage(language, () => work()) : work();
}
