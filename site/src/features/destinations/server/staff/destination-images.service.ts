import { Problem } from '#contract/problem.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';

const mostImages = 40;

/** The literal texts of the form. Call it before any image is stored. Throws `invalid_input`. */
export function requireImages(thumbnail: unknown, imageCount: number): void {
  const errors = [
    ...(thumbnail ? [] : [{ field: 'thumbnail', message: 'Thumbnail is required' }]),
    ...(imageCount < 2 ? [{ field: 'images', message: 'AtLest 2 is required' }] : []),
    ...(imageCount > mostImages ? [{ field: 'images', message: `At most ${mostImages} images` }] : []),
  ];
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

/** Of all that shows a destination's images: lists show the thumbnail, so they are made anew as well when its sizes are there. */
export const imageTags = (id: string): string[] => [destinationTag(id), destinationsTag];
