import type { Scene } from '../src/core/stage.ts';
import { smallScenes } from './small-scenes.ts';
import { travellers } from './travellers.ts';

/** Travellers and editors, and small scenes for stories. */
export const peopleAndStills: readonly Scene[] = [...travellers, ...smallScenes];
