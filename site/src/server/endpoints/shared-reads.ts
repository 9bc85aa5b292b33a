import { parse } from 'node:querystring';
import type { Produced } from '@trekker/response-cache/produced.ts';
import { inLanguage } from '@trekker/texts/in-language.ts';
import type { Language } from '@trekker/texts/language.ts';
import { ownTexts } from '@trekker/texts/own-language.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import type { Browser } from '../http/browser.ts';
import { createPathPatterns, parametersOf } from '../http/path-patterns.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { LanguageOfCall } from '../languages/call-language.ts';
import type { AnsweredCall } from '../observability/request-log.ts';
import { answerHeaders } from './answer.ts';
import { checked } from './checked-input.ts';
import { asProblem } from './error-to-problem.ts';
import { failedAnswer } from './failed-answer.ts';
import { type Implementation, isSharedRead } from './implement.ts';
import { type CheckedOutput, outputCheck } from './output-check.ts';

export type SharedReadsOptions = {
  implementations: readonly Implementation[];
  /** Other origins may call: what a cache on the way keeps for one is not for another. */
  allowedOrigins: readonly string[];
  /** Without it every call is answered in English. */
  languageOf?: LanguageOfCall;
  /** Told of each answer. */
  observe: (call: AnsweredCall) => void;
  /** Told of what nobody foresaw. */
  onUnforeseen: (error: unknown, route: string) => void;
};

/** An answer for everybody is made for nobody. */
const nobody: Browser = {
  origin: 'none',
  address: '',
  userAgent: '',
  bearer: undefined,
  cookie: () => undefined,
  setCookie() {},
  setScriptCookie() {},
  clearCookie() {},
  clearStorage() {},
};

/**
 * Answers the calls that the response cache keeps, by their address alone. No framework is asked: there is no request,
 * and the way through one costs more than the answer. The checks of input and output are the framework's.
 */
export function createSharedReads({
  implementations,
  allowedOrigins,
  languageOf = () => undefined,
  observe,
  onUnforeseen,
}: SharedReadsOptions): (address: string) => Promise<Produced> {
  const vary: Record<string, string> = allowedOrigins.length > 0 ? { vary: 'Origin' } : {};
  const routes = createPathPatterns(
    implementations
      .filter(({ endpoint }) => isSharedRead(endpoint))
      .flatMap((call) => call.endpoint.paths.map((path) => [path, readOf(call, path)] as const)),
  );
  return async (address) => {
    const startedAt = performance.now();
    const [path = '', search = ''] = address.split('?');
    const route = routes(path);
    const fail = (error: unknown): Produced => {
      if (asProblem(error).code === 'internal') onUnforeseen(error, route?.pattern ?? 'none');
      return failedAnswer(error, `call ${address}`);
    };
    const read = async () => {
      if (!route) throw new Problem('not_found');
      return route.read(path, search);
    };
    // A page asks, too, in a language of its own: what is kept is that of the address.
    const language = await inLanguage(ownTexts(), () => languageOrFault(languageOf, address));
    const answer =
      language instanceof Problem
        ? fail(language)
        : await inLanguage(language, () => read().catch((error: unknown) => fail(error)));
    const ms = performance.now() - startedAt;
    observe({ method: 'GET', route: route?.pattern ?? 'none', status: answer.status, ms });
    answer.headers = { ...answer.headers, ...vary };
    return answer;
  };
}

const languageOrFault = (languageOf: LanguageOfCall, address: string): Language | Promise<Language | Problem> =>
  languageOf(address)?.catch(asProblem) ?? ownTexts();

/** The framework gives up on a parameter of more characters, too. */
const longestParameter = 400;

function readOf({ endpoint, handler, prepare }: Implementation, pattern: string) {
  const checkParams = checked(endpoint.params, 'params', pattern);
  const checkQuery = checked(endpoint.query, 'querystring', pattern);
  const check = endpoint.contentType
    ? (output: unknown): CheckedOutput => ({ value: undefined, toJson: () => output as string })
    : outputCheck({ schema: endpoint.output, method: 'GET', url: pattern });
  return {
    pattern,
    async read(path: string, search: string): Promise<Produced> {
      const params = parametersOf(pattern, path);
      if (Object.values(params).some(({ length }) => length > longestParameter)) throw new Problem('not_found');
      await prepare?.();
      const checkedParams = checkParams(params);
      const output = await handler({
        params: checkedParams,
        query: checkQuery(parse(search)),
        body: undefined,
        files: undefined,
        viewer: null,
        requestId: '',
        browser: nobody,
      });
      const { value, toJson } = check(output);
      return {
        status: 200,
        headers: { ...securityHeaders, ...answerHeaders(endpoint, checkedParams) },
        value,
        tags: tagsOf(endpoint, output),
        // A page reads the value: its answer need not be written.
        get body() {
          return Buffer.from(toJson());
        },
      };
    },
  };
}

const tagsOf = ({ cacheTags }: Endpoint, output: unknown) => cacheTags?.(output as never) ?? null;
