import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from './language.ts';
import { type PrintingNow, printTextsBy } from './printed-texts.ts';

const store = new AsyncLocalStorage<Language>();

/** For a bundle that has the texts' code once more. */
export const printingInLanguage: PrintingNow = () => store.getStore();

printTextsBy(printingInLanguage);

/** Calls `work`; whatever it and what it starts print is in `language`. For servers. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => store.run(language, work);
