/** A number of degrees within `most`, or null. A comma may stand for the point. */
export function coordinate(text: unknown, most: number): number | null {
  if (typeof text === 'number') return Number.isFinite(text) && Math.abs(text) <= most ? text : null;
  if (typeof text !== 'string' || !/^[+-]?\d{1,3}([.,]\d{1,15})?$/.test(text.trim())) return null;
  return coordinate(Number(text.trim().replace(',', '.')), most);
}

/** `38.7, -9.1` */
export function pairOf(text: string): { latitude: number; longitude: number } | null {
  const [, first, second] = /^\(?\s*([+-]?\d+(?:\.\d+)?)\s*[,; ]\s*([+-]?\d+(?:\.\d+)?)\s*\)?$/.exec(text) ?? [];
  const [latitude, longitude] = [coordinate(first, 90), coordinate(second, 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
