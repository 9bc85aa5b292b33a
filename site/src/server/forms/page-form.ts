import { hash } from 'node:crypto';
import { inLanguage } from '@trekker/texts/in-language.ts';
import type { Language } from '@trekker/texts/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import type { SentForm } from '../../contract/sent-form.ts';
import { asProblem } from '../endpoints/error-to-problem.ts';
import type { CallByForm } from '../endpoints/implement.ts';
import type { Browser, BrowserOf } from '../http/browser.ts';
import { languageOf, type PageLanguages } from '../languages/page-languages.ts';
import { inLanguageInUse } from '../languages/refusal-words.ts';
import type { LimitCalls } from '../limits/rate-limit-reads.ts';
import { t } from './api-forms.texts.ts';
import { sendRefusalPage, sendWaitPage } from './form-page.ts';
import { formValues, type TextField } from './form-values.ts';

/** What a route that is no endpoint may be given. */
export type RouteContext = {
  calls: ReadonlyMap<Endpoint, CallByForm>;
  browserOf: BrowserOf;
  limitCalls: LimitCalls | undefined;
};

/** What a form has sent, and who. */
export type Submission = {
  fields: Readonly<Record<string, string>>;
  /** Of the address that it was sent to. */
  query: URLSearchParams;
  siteUrl: string;
  browser: Browser;
};

/**
 * A form that does its work without scripts: its page's own address takes what a browser posts, and makes a call of it.
 */
export type PageForm<E extends Endpoint = Endpoint> = {
  /** By this the page knows which of its forms was sent. */
  name: string;
  /** The address of the page. */
  page: string;
  endpoint: E;
  /** The fields that are shown again beside what is wrong. No passwords. */
  kept: readonly string[];
  /** A field that no other form of the page has, where there are several; the last one needs none. */
  mark?: string;
  /** What the page's address adds to the fields. */
  fromQuery?: (query: URLSearchParams) => Submission['fields'];
  /** What the call itself does not know to be wrong, by field. */
  check?: (fields: Submission['fields']) => Readonly<Record<string, string>>;
  /** Where the browser goes on to, from what the call answered. */
  leadOn: (answer: Answer<E>, submission: Submission) => string;
};

/** Writes a form down with the answer of its own call. */
export function pageForm<E extends Endpoint>(form: PageForm<E>): PageForm {
  return { ...form, leadOn: (answer, submission) => form.leadOn(answer as Answer<E>, submission) };
}

/** A form's own page with what came of it: `status` and headers of it, and a body that is for nobody else. */
export type RenderPage = (
  address: string,
  sent: { form: SentForm; status: number },
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;

export type PageFormOptions = {
  forms: readonly PageForm[];
  /** The path patterns of all pages. */
  pages: readonly string[];
  siteUrl: string;
  /** In which language the page at an address is. */
  placeOf: PageLanguages;
  render: RenderPage;
};

/**
 * The longest message of a form, in letters of three bytes, each written as nine; a stranger's bodies wait in memory.
 */
const mostBytes = 64 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Lets a path have one route for what browsers post by themselves, and another for calls. */
export const postedByForm = {
  name: 'postedByForm',
  storage: () => {
    const routes = new Map();
    return {
      get: (kind: string) => routes.get(kind) ?? null,
      set: (kind: string, route: unknown) => void routes.set(kind, route),
    };
  },
  deriveConstraint: ({ headers }: { headers: { 'content-type'?: string | undefined } }) =>
    headers['content-type']?.toLowerCase().startsWith(formType) ? 'yes' : 'no',
  validate() {},
};

/**
 * Takes the forms of pages as a browser posts them before, and without, a script. What is wrong comes back as the page
 * itself with what was typed; a success leads on. No other site can post one: it must come from a page of ours, and say
 * so.
 */
export function pageFormRoutes({ forms, pages, siteUrl, placeOf, render }: PageFormOptions) {
  const formsOf = Map.groupBy(forms, ({ page }) => page);
  const inLanguageOfPage = async <Result>(
    { originalUrl }: FastifyRequest,
    work: (language: Language) => Result | Promise<Result>,
  ): Promise<Result> => {
    const { language } = await placeOf(originalUrl);
    return inLanguage(language, () => work(language));
  };
  return (app: FastifyInstance, context: RouteContext): void => {
    app.register(async (scope) => {
      const readForm = async (_request: FastifyRequest, body: string) => [...new URLSearchParams(body)];
      scope.addContentTypeParser(formType, { parseAs: 'string' }, readForm);
      // Before anything of it is looked at, as all calls.
      scope.addHook('onRequest', (request) => inLanguageOfPage(request, () => context.limitCalls?.(request.raw)));
      scope.setErrorHandler((error, request, reply) =>
        inLanguageOfPage(request, (language) =>
          sendRefusalPage(reply, request.originalUrl, noted(error, request), language),
        ),
      );
      const askToWait = (request: FastifyRequest, reply: FastifyReply) =>
        inLanguageOfPage(request, (language) => sendWaitPage(reply, request.originalUrl, language));
      const options = {
        config: { access: 'public' as const },
        schema: { hide: true },
        constraints: { postedByForm: 'yes' },
      };
      for (const path of pages) {
        const mine = formsOf.get(path);
        if (mine)
          scope.post(path, { ...options, bodyLimit: mostBytes }, (request, reply) =>
            inLanguageOfPage(request, () => take(mine, request, reply)),
          );
        // Nothing of what was sent is read.
        else scope.post(path, { ...options, onRequest: askToWait }, askToWait);
      }
    });

    const take = async (mine: readonly PageForm[], request: FastifyRequest, reply: FastifyReply) => {
      const posted = (request.body ?? []) as readonly TextField[];
      const form = mine.find(({ mark }) => posted.some(([name]) => name === mark)) ?? mine.at(-1);
      if (!form) throw new Problem('not_found');
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      const fields = [...posted, ...Object.entries(form.fromQuery?.(query) ?? {})];
      const typed = Object.fromEntries(fields);
      const browser = context.browserOf(request, reply);
      if (browser.origin !== 'own') throw new Problem('not_allowed', t.fromElsewhere);
      reply.header('cache-control', 'private, no-store');
      try {
        refuseWrong(form, typed);
        const answer = await makeCall(context, form, { request, reply, fields, browser });
        return reply.redirect(form.leadOn(answer, { fields: typed, query, siteUrl, browser }), 303);
      } catch (error) {
        const problem = noted(error, request);
        // Whoever sends too much is not given a page that has to be made.
        if (problem.code === 'too_many') throw problem;
        return showAgain(form, typed, problem, { request, reply });
      }
    };

    const showAgain = async (
      { name, page, kept }: PageForm,
      typed: Readonly<Record<string, string>>,
      problem: Problem,
      { request, reply }: Pick<Posted, 'request' | 'reply'>,
    ) => {
      const values = Object.fromEntries(kept.flatMap((field) => (field in typed ? [[field, typed[field] ?? '']] : [])));
      const errors: Record<string, string> = {};
      // The first is what a person should do first.
      for (const { field, message } of problem.errors) errors[field] ??= message;
      const sent: SentForm = { form: name, values, errors, message: problem.message, canRetry: problem.status >= 500 };
      const { status, headers, body } = await render(addressAt(page, request), { form: sent, status: problem.status });
      if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
      return reply.code(status).headers(headers).send(body);
    };
  };
}

/** A page's address in the language of the page that a form stands on. */
function addressAt(page: string, { originalUrl }: FastifyRequest): string {
  const language = languageOf(originalUrl)?.code;
  return language ? `/${language}${page}` : page;
}

/** What the form itself finds wrong, before anything is called. */
function refuseWrong({ check }: PageForm, typed: Readonly<Record<string, string>>): void {
  const errors = Object.entries(check?.(typed) ?? {}).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new Problem('invalid_input', undefined, { errors });
}

function noted(error: unknown, { log }: FastifyRequest): Problem {
  const problem = inLanguageInUse(asProblem(error));
  if (problem.code === 'internal') log.error({ err: error }, 'a form failed');
  return problem;
}

type Posted = { request: FastifyRequest; reply: FastifyReply; fields: readonly TextField[]; browser: Browser };

/** Pressed twice, a form is sent twice: its own words are the key under which it has its effect once. */
async function makeCall({ calls }: RouteContext, { endpoint }: PageForm, posted: Posted): Promise<unknown> {
  const { request, reply, fields, browser } = posted;
  const call = calls.get(endpoint);
  if (!call) throw new Error(`Nothing answers ${endpoint.name}.`);
  const body = formValues(endpoint.body, fields);
  const idempotencyKey = hash('sha256', JSON.stringify([browser.address, fields]));
  const attempt = () => call(request, reply, { body, idempotencyKey });
  try {
    return await attempt();
  } catch (error) {
    const isUnderWay = endpoint.idempotent && error instanceof Problem && error.code === 'conflict';
    if (!isUnderWay) throw error;
    // The first press is being worked on; its answer will be ours too.
    await new Promise((go) => setTimeout(go, (error.retryAfterSeconds ?? 1) * 1000));
    return attempt();
  }
}
