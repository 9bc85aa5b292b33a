import { inLanguage } from '@trekker/texts/in-language.ts';
import type { Language } from '@trekker/texts/language.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { t } from '../../contract/texts/api-checks.texts.ts';
import { interfaceLanguage } from './open-languages.ts';

/**
 * The language that a call asks for by `language` in its query; undefined for none and for the site's own, in which
 * everything is printed that asks for nothing. What browsers say of their own accord (Accept-Language) counts for
 * nothing. Rejects with a Problem for one that readers cannot choose.
 */
export type LanguageOfCall = (address: string) => Promise<Language> | undefined;

declare module 'fastify' {
  interface FastifyRequest {
    language: Language | undefined;
  }
}

/** Of what has an address of its own in each language, such as a feed: where the language is not, it is not either. */
const isFile = /^\/[\w-]+\.xml\?/;

/** @param publicCodes those that readers can choose, the site's own among them */
export function createLanguageOfCall(publicCodes: () => Promise<readonly string[]>): LanguageOfCall {
  const find = async (code: string, isAlone: boolean, isOfFile: boolean) => {
    const codes = await publicCodes();
    if (isAlone && codes.includes(code)) return interfaceLanguage(code);
    if (isOfFile) throw new Problem('not_found');
    const message = t.oneOf({ field: 'language', words: codes.join(', ') });
    throw new Problem('invalid_input', message, { errors: [{ field: 'language', message }] });
  };
  return (address) => {
    if (!address.includes('language=')) return undefined;
    const asked = new URLSearchParams(address.slice(address.indexOf('?') + 1)).getAll('language').filter(Boolean);
    const [code, ...more] = new Set(asked);
    if (code === undefined || (code === ownLanguage() && more.length === 0)) return undefined;
    return find(code, more.length === 0, isFile.test(address));
  };
}

type Done = (error?: Error) => void;

/**
 * Hooks of a route: what the call is answered with is printed in the language that it asks for. It is set twice: what
 * comes after the body was read runs in the async context of the connection, which knows no language.
 */
export function callLanguageHooks(languageOf: LanguageOfCall) {
  return {
    onRequest(request: FastifyRequest, _reply: unknown, done: Done) {
      const asked = languageOf(request.raw.url ?? '');
      if (!asked) return inCallLanguage(request, done);
      const goOn = (language: Language) => {
        request.language = language;
        inCallLanguage(request, done);
      };
      asked.then(goOn, done);
    },
    preValidation: (request: FastifyRequest, _reply: unknown, done: Done) => inCallLanguage(request, done),
  };
}

/** Goes on in the language of a request. */
export function inCallLanguage<Result>({ language }: Pick<FastifyRequest, 'language'>, work: () => Result): Result {
  return language ? inLanguage(language, () => work()) : work();
}
