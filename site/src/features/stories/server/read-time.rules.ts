import type { Block } from '@trekker/rich-text/document.ts';
import { readingTime } from '@trekker/rich-text/reading-time.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import { t } from '../read-time.texts.ts';

/** How long a text takes to read, as staff would write it in the language that stories are in: "5 min". */
export const readTimeOf = (blocks: readonly Block[]): string =>
  inLanguageOf('', () => t.minutes({ count: readingTime(blocks).minutes }));
