import { compileMessage } from './compile-message.ts';
import type { CompiledMessage, MessageForms, MessagePart } from './compiled-message.ts';
import type { Language } from './language.ts';
import { languageOf } from './open-language.ts';

/** As Android and Chromium call theirs: one with accents, and one that is written from right to left. */
export const pseudoLanguages = ['en-xa', 'ar-xb'] as const;

/** A pseudo-language for all texts in English, ICU messages by key. */
export function openPseudoLanguage(
  code: (typeof pseudoLanguages)[number],
  english: Readonly<Record<string, string>>,
): Language {
  return languageOf(code, Object.keys(english), (key) => {
    const message = english[key];
    return message === undefined ? undefined : pseudoMessage(compileMessage(key, message));
  });
}

const plain = 'aceinosuyACEINOSUY';
const accented = 'àçéîñöšûýÀÇÉÎÑÖŠÛÝ';

/**
 * A text as no language has it, for development and tests: brackets show where it begins and ends and so what is cut or
 * made of pieces, accents what was never a text, and it is 40 % longer, as German is. Values and tags stay.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  const letters = lengthOf(message);
  const filler = '~'.repeat(Math.ceil(letters * 0.4));
  const inner = disguised(message);
  return typeof inner === 'string' ? `[${inner}${filler}]` : ['[', ...inner, `${filler}]`];
}

function disguised(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return accentedWords(message);
  return message.map((part): MessagePart => {
    if (typeof part === 'string') return accentedWords(part);
    if (part[0] === 'tag') return ['tag', part[1], disguised(part[2])];
    if (part[0] === 'select') return ['select', part[1], eachForm(part[2])];
    if (part[0] === 'plural' || part[0] === 'ordinal') return [part[0], part[1], part[2], eachForm(part[3])];
    return part;
  });
}

const eachForm = (forms: MessageForms): MessageForms =>
  Object.fromEntries(Object.entries(forms).map(([form, words]) => [form, disguised(words)]));

const accentedWords = (words: string): string =>
  words.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Of its longest form. */
function lengthOf(message: CompiledMessage): number {
  if (typeof message === 'string') return message.length;
  return message.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length;
    if (part[0] === 'tag') return sum + lengthOf(part[2]);
    if (part[0] === 'value' || part[0] === 'number') return sum;
    const forms = part[0] === 'select' ? part[2] : part[3];
    return sum + Math.max(...Object.values(forms).map(lengthOf));
  }, 0);
}
