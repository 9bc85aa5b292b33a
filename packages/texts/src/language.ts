import type { CompiledMessage, PrintRules } from './compiled-message.ts';

/** A language with its texts by key (`stories.readMore`). What it lacks is printed in English. */
export type Language = {
  /** BCP 47 in small letters. */
  code: string;
  direction: 'ltr' | 'rtl';
  rules: PrintRules;
  /** Of all texts that it has. */
  keys: readonly string[];
  /** Compiled when it is first asked for. @throws MessageError for what cannot be. */
  messageOf(key: string): CompiledMessage | undefined;
};
