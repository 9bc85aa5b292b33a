import type { z } from 'zod';
import type { LimitName } from './limits.ts';
import type { ProblemCode } from './problem.ts';
import type { SectionName } from './rules/sections.ts';

/**
 * Who may call: everybody; whoever is logged in; the owner of the thing named in the path alone, or any staff as well;
 * ADMIN and AUTHOR; AUTHOR alone. There is no default: a route without it stops the start.
 */
export type Access = 'public' | 'session' | 'owner' | 'owner-or-staff' | 'staff' | 'author';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/**
 * What a file is, by its bytes. `avatar` is an image of fewer types and bytes, `logo` an image or a drawing (SVG),
 * `media` an image or a video, `archive` what another system has exported, which no address leads to.
 */
export type FileKind = 'image' | 'avatar' | 'logo' | 'video' | 'captions' | 'media' | 'archive';

/** The files that a call takes under one name. */
export type FileField = {
  kind: FileKind;
  /** With 1 the handler gets one file or undefined, else a list. */
  most: number;
  /** Said when there are more. */
  tooMany?: string;
  /** Where the call makes no sense without them. */
  least?: { count: number; message: string | (() => string) };
  /**
   * The field of the body that names media of the library instead: one id, where one file is taken, else a list of
   * them, which come after the files.
   */
  orId?: string;
};

/**
 * One call of the API: the only thing that server and screen share. The server makes a route of it (`implement`), the
 * browser a typed function (`api.call`), the documentation a page.
 */
export type Endpoint = {
  /** Unique, camelCase, verb first. */
  name: string;
  summary: string;
  method: Method;
  /** All paths that answer; the site's own client uses the first that begins with /api. */
  paths: readonly [string, ...string[]];
  access: Access;
  /** Of its JSON body, where the 256 KiB that any call may have are not enough. */
  mostBytes?: number;
  /** How often one client may call; those that share a name share the count. */
  limit?: LimitName;
  /** The part of the site that it belongs to: while staff have turned that off, the call is not found. */
  section?: SectionName;
  /** Answers whatever login comes with the call, good or not: for logging in and out. Nobody is known to it. */
  ignoresLogin?: true;
  /** A page makes it by itself, whether or not anybody is there: it does not keep a login alive. */
  isUnattended?: true;
  /** Open to staff who have to set up a second factor before anything else. */
  duringSetup?: true;
  params?: Schema;
  query?: z.ZodObject;
  body?: Schema;
  /**
   * Files by field name, sent as multipart/form-data beside the text fields of `body`. The same call takes JSON,
   * without files. Counted under the limit `uploads` where files are there.
   */
  files?: Readonly<Record<string, FileField>>;
  /**
   * A call with an `Idempotency-Key` has its effect once, however often it comes within a day; the handler writes to
   * the `db` that it is given. For what would hurt when it is done twice, and cannot be told from a second wish.
   */
  idempotent?: true;
  /**
   * Takes what a plain HTML form or a mail program posts beside JSON. Only for calls whose token is proof enough: any
   * site can make a browser post a form, and JSON only with our leave.
   */
  acceptsForms?: true;
  /**
   * A form may come along that says nothing which the call needs: it is read past. The path names all there is to know.
   */
  ignoresForm?: true;
  /** The whole answer, `success` included. Fields that it does not name never leave the server. */
  output: Schema;
  /** For an answer that is not JSON; `output` is a string then. */
  contentType?: string;
  /** A file that readers ask for below each language too: `/de/feed.xml` is the call with `?language=de`. */
  isBelowLanguages?: true;
  /** For an answer that is not JSON and that a browser stores instead of showing: what the file is called there. */
  savedAs?: (params: never) => string;
  /** The answer is a file that a browser stores and never shows; `output` is `fileAnswer` then (file-answer.ts). */
  download?: true;
  /** 302 sends the browser on; `output` is `{ location }` then. */
  status?: 200 | 201 | 202 | 302;
  errors: readonly ProblemCode[];
  /**
   * What the answer is made of. An answer with tags is the same for everybody, is kept in memory, and is dropped when a
   * write names one of its tags. Null: this one is made for everybody alike, and not kept. It takes the endpoint's own
   * answer, which only `endpoint` below knows: hence `never`.
   */
  cacheTags?: (answer: never) => string[] | null;
  /** Its path names a token: the answer is for whoever has that, and nobody on the way may keep it. */
  isSecret?: true;
};

/** Writes an endpoint down with its exact types kept. */
export function endpoint<const Definition extends Omit<Endpoint, 'output' | 'cacheTags'>, Output extends Schema>(
  definition: Definition & { output: Output; cacheTags?: (answer: z.output<Output>) => string[] | null },
): Definition & { output: Output; cacheTags?: (answer: z.output<Output>) => string[] | null } {
  return definition;
}

/** What a handler gets of a part of the request. */
export type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;

/** What a caller passes: query values are text, as in an address; empty and absent ones are left out. */
export type CallInput<E extends Endpoint> = (E extends { params: infer S extends Schema }
  ? { params: z.input<S> }
  : { params?: never }) &
  (E extends { query: infer S extends z.ZodObject }
    ? { query?: { [Name in keyof z.input<S>]?: string | undefined } }
    : { query?: never }) &
  (E extends { body: infer S extends Schema } ? { body: z.input<S> } : { body?: never });

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
