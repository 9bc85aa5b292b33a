/** Values as points of a line, from left to right, the greatest at the top. Equal values lie at the bottom. */
export function sparkPoints(
  values: readonly number[],
  { width, height, edge }: { width: number; height: number; edge: number },
): [x: number, y: number][] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const step = width / Math.max(1, values.length - 1);
  const round = (length: number) => Math.round(length * 10) / 10;
  return values.map((value, place) => [
    round(place * step),
    round(height - edge - ((value - least) / range) * (height - 2 * edge)),
  ]);
}
