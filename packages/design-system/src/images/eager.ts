/**
 * How an image comes that the server puts into the page: true, with the page and before everything else, or 'beside',
 * when the browser sees that it is in the viewport: on a wide screen beside the first, on a phone far below it.
 */
export type Eager = boolean | 'beside';

/** For the images of a grid of up to three columns at the top of a page, by their place in it. */
export function eagerAt(index: number): Eager {
  return index === 0 || (index < 3 && 'beside');
}
