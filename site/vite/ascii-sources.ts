import type { Plugin } from 'vite';

/**
 * Writes all that is not ASCII in the built programs as escapes. V8 keeps a whole file in two bytes for each letter as
 * soon as one of them is beyond Latin-1, which was 10 MB in each process for a few quotation marks.
 */
export function asciiSources(): Plugin {
  return {
    name: 'ascii-sources',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeLetters(file.code);
    },
  };
}

/** Alike in text, patterns, names and comments; only `String.raw` would tell the difference, and nothing asks it. */
function escapeLetters(code: string): string {
  // A backslash that is itself no text says that the letter after it stands for itself: the escape says that too.
  return code.replace(/(\\*)(\P{ASCII})/gu, (_, before: string, letter: string) => {
    const kept = before.length % 2 === 0 ? before : before.slice(1);
    return kept + letter.split('').map(escapeOf).join('');
  });
}

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
