import type { ReactNode } from 'react';
import type { CompiledMessage, PrintRules } from './compiled-message.ts';
import type { TextOf } from './message-values.ts';
import { type PrintValues, printMessage } from './print-message.ts';

/** The texts of an area as they are used: words, or functions of their values. */
export type Texts<Messages extends Record<string, string>> = {
  readonly [key in keyof Messages]: TextOf<Messages[key], ReactNode>;
};

/** The rules, and what they print: undefined where the language has no such text. */
type Printing = { message: CompiledMessage | undefined; rules: PrintRules };

export type PrintingOf = (key: string) => Printing | undefined;

let printing: PrintingOf = () => undefined;

/** Says where the language comes from: on a server from the work that is done, in a browser from its document. */
export function printTextsBy(languageOf: PrintingOf): void {
  printing = languageOf;
}

/** Texts that are printed anew each time that one is read. @throws Error on reading one outside a language. */
export function printedTexts<Messages extends Record<string, string>>(
  area: string,
  english: { readonly [key in keyof Messages]: CompiledMessage },
): Texts<Messages> {
  const made = {};
  for (const name in english) {
    const get = () => printed(`${area}.${name}`, english[name]);
    Object.defineProperty(made, name, { enumerable: true, get });
  }
  return made as Texts<Messages>;
}

function printed(key: string, english: CompiledMessage) {
  const now = printing(key);
  if (!now) throw new Error(`The text "${key}" is read outside a language: wrap what reads it in inLanguage().`);
  const { message = english, rules } = now;
  // Whether it takes values is known by who uses it, in English.
  if (typeof english === 'string') return typeof message === 'string' ? message : english;
  return <Element>(values: PrintValues<Element>) => {
    const pieces = printMessage(message, values, rules);
    return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
  };
}
