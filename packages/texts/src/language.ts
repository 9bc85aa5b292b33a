import type { CompiledMessage, PrintRules } from './compiled-message.ts';

/** A language with its texts by key (`stories.readMore`). What it lacks is printed in English. */
export type Language = PrintRules & {
  direction: 'ltr' | 'rtl';
  texts: ReadonlyMap<string, CompiledMessage>;
  /** Told of each text that had to be printed in English. */
  onMissing?: (key: string) => void;
};
