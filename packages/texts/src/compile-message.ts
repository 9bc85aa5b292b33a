import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, MessageForms, MessagePart } from './compiled-message.ts';

/** A text that cannot be compiled; the message says which one and why. */
export class MessageError extends Error {
  constructor(key: string, reason: string) {
    super(`The text "${key}" ${reason}`);
    this.name = 'MessageError';
  }
}

/**
 * Compiles an ICU message.
 *
 * @throws MessageError naming `key` for what is no ICU message, and for what the types cannot know or nobody prints
 *   without Intl: quoted braces, dates, times, formats of numbers.
 */
export function compileMessage(key: string, message: string): CompiledMessage {
  // An apostrophe is an apostrophe ("don't"), as in ICU, but before these it would hide them from the types.
  if (/'[{}<>]/.test(message)) throw new MessageError(key, 'quotes a brace; word it without one.');
  return joined(key, parsed(key, message), undefined);
}

function parsed(key: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { requiresOtherClause: true, shouldParseSkeletons: false });
  } catch (error) {
    throw new MessageError(key, `is no ICU message: ${(error as Error).message.toLowerCase().replaceAll('_', ' ')}.`);
  }
}

type Counted = { name: string; offset: number };

function joined(key: string, elements: readonly MessageFormatElement[], counted: Counted | undefined): CompiledMessage {
  const parts = elements.map((element) => part(key, element, counted));
  if (parts.every((one) => typeof one === 'string')) return parts.join('');
  return parts;
}

function part(key: string, element: MessageFormatElement, counted: Counted | undefined): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return ['value', element.value];
    case TYPE.number:
      if (element.style) throw new MessageError(key, `gives {${element.value}} a format; hand it over printed.`);
      return ['number', element.value, 0];
    case TYPE.pound:
      // The parser gives it only inside a plural.
      if (!counted) throw new MessageError(key, 'has a # outside a plural.');
      return ['number', counted.name, counted.offset];
    case TYPE.plural: {
      const { value: name, offset } = element;
      const forms = formsOf(key, element.options, { name, offset });
      return [element.pluralType === 'ordinal' ? 'ordinal' : 'plural', name, offset, forms];
    }
    case TYPE.select:
      return ['select', element.value, formsOf(key, element.options, counted)];
    case TYPE.tag:
      if (element.children.some(({ type }) => type === TYPE.tag))
        throw new MessageError(key, `has a tag inside <${element.value}>.`);
      return ['tag', element.value, joined(key, element.children, counted)];
    default:
      throw new MessageError(key, `prints {${element.value}} as a date or time; hand it over printed.`);
  }
}

function formsOf(
  key: string,
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
  counted: Counted | undefined,
): MessageForms {
  return Object.fromEntries(Object.entries(options).map(([form, { value }]) => [form, joined(key, value, counted)]));
}
