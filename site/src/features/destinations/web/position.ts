/** A position as it is printed under a place: 38.72° N 9.14° W. Nothing of a draft that nobody has placed yet. */
export function printedPosition({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): string {
  if (latitude === null || longitude === null) return '';
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')} ${part(longitude, 'E', 'W')}`;
}
