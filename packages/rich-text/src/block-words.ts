import type { Width } from './document.ts';

export const widths: readonly Width[] = ['column', 'wide', 'full'];
/** A call-out's title where none was given. */
export const usualNoteTitle = 'Good to know';
export const mostInGallery = 4;
