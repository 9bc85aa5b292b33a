import type { Scene } from '@trekker/cover-art/core/stage.ts';
import { smallScenes } from '../small/small-scenes.ts';
import { travellers } from '../travellers/travellers.ts';

/** Travellers and editors, and small scenes for stories. */
export const peopleAndStills: readonly Scene[] = [...travellers, ...smallScenes];
