import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call: everybody; whoever is logged in; the owner of the thing named in the path; ADMIN and AUTHOR; AUTHOR alone.
 * There is no default: a route without it stops the start.
 */
export type Access = 'public' | 'session' | 'owner' | 'staff' | 'author';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/**
 * One call of the API: the only thing that server and screen share. The server makes a route of it (`implement`), the
 * browser a typed function (`callApi`), the documentation a page.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
> = {
  /** Unique, camelCase, verb first. */
  name: string;
  summary: string;
  method: Method;
  /** All paths that answer; the site's own client uses the first that begins with /api. */
  paths: readonly [string, ...string[]];
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The whole answer, `success` included. Fields that it does not name never leave the server. */
  output: Output;
  status?: 200 | 201;
  errors: readonly ProblemCode[];
  /**
   * What the answer is made of. An answer with tags is the same for everybody, is kept in memory, and is dropped when a
   * write names one of its tags.
   */
  cacheTags?: (answer: z.output<Output>) => string[];
};

export function endpoint<Params extends Schema, Query extends Schema, Body extends Schema, Output extends Schema>(
  definition: Endpoint<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> {
  return definition;
}

/** What a caller passes: the shapes before parsing, so that defaults may be left out. */
export type CallInput<E extends Endpoint> = (E['params'] extends Schema ? { params: z.input<E['params']> } : { params?: undefined }) &
  (E['query'] extends Schema ? { query?: Partial<Record<keyof z.input<E['query']>, string | undefined>> } : { query?: undefined }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: undefined });

export type Answer<E extends Endpoint> = z.output<E['output']>;

/** The address of a call, parameters filled in and the query in the order of the contract. */
export function addressOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown } = {}): string {
  const pattern = endpoint.paths.find((path) => path.startsWith('/api')) ?? endpoint.paths[0];
  const params = (input.params ?? {}) as Record<string, string>;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, string | undefined>)) {
    if (value !== undefined && value !== '') query.set(name, value);
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
