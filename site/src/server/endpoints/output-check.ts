import { joinJson } from '@trekker/response-cache/joined-json.ts';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler as checkedByCopying } from 'fastify-type-provider-zod';
import { z } from 'zod';

const ajv = new Ajv({ strict: false });

/** What JSON schemas say as zod does. */
const types: ReadonlySet<string> = new Set([
  ...['string', 'number', 'boolean', 'null', 'literal', 'enum', 'array', 'object', 'record', 'tuple'],
  ...['optional', 'nullable', 'union', 'any', 'unknown'],
]);
const checks: ReadonlySet<string> = new Set(['number_format', 'greater_than', 'less_than', 'length_equals']);

export type CheckedOutput = {
  /** What the JSON says; shared by all who read it. */
  value: unknown;
  toJson(): string;
};

type Route = Parameters<FastifySerializerCompiler<z.ZodType>>[0];

/**
 * Looks whether an answer is what its contract says. Zod copies what it checks, some of it twice, which was a third of
 * all that a list allocates. So a compiled JSON schema looks first, which copies nothing and passes no property that
 * the contract does not name. What it does not pass goes to zod, which leaves out what is not named and refuses what is
 * wrong. Parts that were checked when they were made (`partSerializer`) are not checked again.
 */
export function outputCheck(route: Route): (data: unknown) => CheckedOutput {
  const copying = checkedByCopying(route);
  // Compiled when it is first used: all at once would hold up the start.
  let check: ExactCheck | undefined;
  return (data) => {
    check ??= exactCheckOf(route.schema);
    if (check.isExact?.(areThere ? withoutChecked(data, check.items) : data))
      return { value: data, toJson: () => joinJson(data) };
    const json = copying(data);
    return { value: JSON.parse(json), toJson: () => json };
  };
}

/** Makes the JSON of an answer that is what its contract says. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const check = outputCheck(route);
  return (data) => check(data).toJson();
};

/** By what a part was checked. */
const checkedBy = new WeakMap<object, z.ZodType>();
/** Whoever keeps no parts need not look for them. */
let areThere = false;

/** Makes the JSON of a part of answers; lists of items of the same schema take it as it is. */
export function partSerializer<Value extends object>(schema: z.ZodType<Value>): (value: Value) => string {
  const serialize = serializerCompiler({ schema, method: 'GET', url: '' });
  return (value) => {
    const json = serialize(value);
    checkedBy.set(value, schema);
    areThere = true;
    return json;
  };
}

type ExactCheck = {
  /** Null where a JSON schema would say less than this one of zod, or the answer is not what it is made of. */
  isExact: ValidateFunction | null;
  /** What the lists in it are made of. */
  items: ReadonlySet<unknown>;
};

/**
 * One for each schema, however many routes answer by it: an address under two names, what is kept for all, and each
 * site that tests start. To compile them anew was a seventh of the time of those tests.
 */
const exactChecks = new WeakMap<z.ZodType, ExactCheck>();

function exactCheckOf(schema: z.ZodType): ExactCheck {
  const known = exactChecks.get(schema);
  if (known) return known;
  const check = compileExactCheck(schema);
  exactChecks.set(schema, check);
  return check;
}

function compileExactCheck(schema: z.ZodType): ExactCheck {
  let isExact = true;
  const items = new Set<unknown>();
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema: { _zod } }) {
      const said = [_zod.def, ...(_zod.def.checks ?? []).map((check) => check._zod.def)];
      if (!types.has(_zod.def.type)) isExact = false;
      if (said.some((one) => 'check' in one && !checks.has(String(one.check)))) isExact = false;
      if (_zod.def.type === 'array') items.add(_zod.def.element);
    },
  });
  return { isExact: isExact ? ajv.compile(json) : null, items };
}

/** The answer without those items of its lists that were checked by the same schema; itself where there are none. */
function withoutChecked(data: unknown, schemas: ReadonlySet<unknown>): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const entries = Object.entries(data);
  const left = entries.map(([, member]) =>
    Array.isArray(member)
      ? withoutItems(member, (item) => schemas.has(checkedBy.get(item)))
      : withoutChecked(member, schemas),
  );
  if (entries.every(([, member], index) => member === left[index])) return data;
  return Object.fromEntries(entries.map(([name], index) => [name, left[index]]));
}

function withoutItems(items: unknown[], isLeftOut: (item: object) => boolean): unknown[] {
  const left = items.filter((item) => typeof item !== 'object' || item === null || !isLeftOut(item));
  return left.length < items.length ? left : items;
}
