import type { z } from 'zod';

/** Name and value of a text field, as they came. */
export type TextField = readonly [name: string, value: string];

type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
};

/**
 * The text fields of a form as the value that their schema wants: all is text on the wire, and a list of one looks like
 * a single value. Nothing is checked here; what fits no rule stays text, and the schema says what is wrong with it.
 */
export function formValues(schema: z.ZodType | undefined, fields: readonly TextField[]): Record<string, unknown> {
  const shape = (schema && definitionOf(schema).shape) ?? {};
  const byName = Map.groupBy(fields, ([name]) => (Object.hasOwn(shape, name) ? name : withoutIndex(name)));
  return Object.fromEntries(
    [...byName].map(([name, group]) => {
      const listed = group.some(([as]) => as !== name);
      const values = group.map(([, value]) => value);
      const wanted = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, wanted ? fieldValue(wanted, values, listed) : (values[0] ?? '')];
    }),
  );
}

/** `tags[]` and `tags[0]` are the list `tags`. */
export function withoutIndex(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

function fieldValue(schema: z.ZodType, values: string[], listed: boolean): unknown {
  const { type, element } = definitionOf(schema);
  const [only = ''] = values;
  const single = values.length === 1 && !listed;
  if (type !== 'array') return single ? read(schema, only) : values;
  if (single) {
    const list = fromJson(only);
    // A list of things is one text of JSON, or no list at all.
    if (Array.isArray(list) || (element && definitionOf(element).type === 'object')) return list ?? only;
  }
  return values.map((value) => (element ? read(element, value) : value));
}

function read(schema: z.ZodType, value: string): unknown {
  switch (definitionOf(schema).type) {
    case 'number':
      // Where nobody has to know it, an empty field says just that.
      return value.trim() === '' && schema.safeParse(null).success ? null : readNumber(value.trim());
    case 'boolean':
      return flags.get(value.trim().toLowerCase()) ?? value;
    case 'object':
    case 'record':
    case 'array':
      return fromJson(value) ?? value;
    default:
      return value;
  }
}

/** What forms and programs write for yes and no. */
const flags = new Map([
  ['true', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['off', false],
  ['0', false],
]);

/** An empty number field says nothing: it is as absent as one that was not sent. */
function readNumber(value: string): unknown {
  if (value === '') return undefined;
  return /^[+-]?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function fromJson(value: string): unknown {
  if (!/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** What a schema is beneath defaults, options and transformations. */
function definitionOf(schema: z.ZodType): Definition {
  const definition = schema.def as Definition;
  const { type, innerType, in: input, out } = definition;
  // A transformation comes after what is read, a preprocessing before it.
  const inner = type === 'pipe' ? (input && input.def.type !== 'transform' ? input : out) : innerType;
  return inner && type !== 'promise' ? definitionOf(inner) : definition;
}
