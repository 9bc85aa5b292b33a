import type { CompiledMessage, MessageForms, PluralForm, PrintRules } from './compiled-message.ts';
import { groupedDigits } from './grouped-digits.ts';

export type TagPrinter<Element> = (words: string) => Element;
export type PrintValues<Element> = Readonly<Record<string, string | number | TagPrinter<Element>>>;

/** The words of a text, and what its tags became, in their order. Neighbouring words are one string. */
export function printMessage<Element>(
  message: CompiledMessage,
  values: PrintValues<Element>,
  rules: PrintRules,
): (string | Element)[] {
  if (typeof message === 'string') return [message];
  const printed: (string | Element)[] = [];
  const add = (piece: string | Element) => {
    const last = printed.length - 1;
    if (typeof piece === 'string' && typeof printed[last] === 'string') printed[last] += piece;
    else printed.push(piece);
  };
  for (const part of message) {
    if (typeof part === 'string') {
      add(part);
      continue;
    }
    const [kind, name] = part;
    const value = values[name];
    if (kind === 'value') add(String(value));
    else if (kind === 'number') add(groupedDigits(String(Number(value) - part[2]), rules));
    else if (kind === 'tag') {
      const words = printMessage<never>(part[2], values as PrintValues<never>, rules).join('');
      add((value as TagPrinter<Element>)(words));
    } else {
      const form =
        kind === 'select' ? chosen(part[2], String(value)) : counted(part[3], Number(value), part[2], kind, rules);
      for (const piece of printMessage(form, values, rules)) add(piece);
    }
  }
  return printed;
}

const chosen = (forms: MessageForms, value: string): CompiledMessage =>
  (Object.hasOwn(forms, value) ? forms[value] : forms.other) ?? '';

/** An exact number comes before a form, and is not lessened by the offset. */
function counted(
  forms: MessageForms,
  value: number,
  offset: number,
  kind: 'plural' | 'ordinal',
  rules: PrintRules,
): CompiledMessage {
  const form: PluralForm = rules.plural(value - offset, kind === 'ordinal');
  return forms[`=${value}`] ?? chosen(forms, form);
}
