import type { ReactNode } from 'react';
import type { CompiledMessage, PrintRules } from './compiled-message.ts';
import type { TextOf } from './message-values.ts';
import { type PrintValues, printMessage } from './print-message.ts';

/** The texts of an area as they are used: words, or functions of their values. */
export type Texts<Messages extends Record<string, string>> = {
  readonly [key in keyof Messages]: TextOf<Messages[key], ReactNode>;
};

/** What is printed, and how: a message is undefined where the language has no such text. */
type Printing = { rules: PrintRules; messageOf(key: string): CompiledMessage | undefined };

export type PrintingNow = () => Printing | undefined;

let printing: PrintingNow = () => undefined;

/** Says where the language comes from: on a server from the work that is done, in a browser from its document. */
export function printTextsBy(languageNow: PrintingNow): void {
  printing = languageNow;
}

/** @throws Error outside a language: `what` is said to be read there. */
export const printingNow = (what: string): Printing => printing() ?? outside(what);

function outside(what: string): never {
  throw new Error(`${what} is read outside a language: wrap what reads it in inLanguage().`);
}

/** Texts that are printed anew each time that one is read. @throws Error on reading one outside a language. */
export function printedTexts<Messages extends Record<string, string>>(
  area: string,
  english: { readonly [key in keyof Messages]: CompiledMessage },
): Texts<Messages> {
  const made = {};
  for (const name in english) {
    // Made once: a page of cards reads some thousand texts, and a key that is joined anew is hashed anew.
    const key = `${area}.${name}`;
    Object.defineProperty(made, name, { enumerable: true, get: () => printText(key, english[name]) });
  }
  return made as Texts<Messages>;
}

/** A text: its words, or the function of its values. @throws Error outside a language. */
export function printText(key: string, english: CompiledMessage) {
  const { rules, messageOf } = printing() ?? outside(`The text "${key}"`);
  const message = messageOf(key) ?? english;
  // Whether it takes values is known by who uses it, in English.
  if (typeof english === 'string') return typeof message === 'string' ? message : english;
  return <Element>(values: PrintValues<Element>) => {
    const pieces = printMessage(message, values, rules);
    return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
  };
}
