import type { Block } from '@trekker/rich-text/document.ts';
import { readingTime } from '@trekker/rich-text/reading-time.ts';

/** How long a text takes to read, as staff would write it: "5 min". */
export const readTimeOf = (blocks: readonly Block[]): string => `${readingTime(blocks).minutes} min`;
