import readExif from 'exif-reader';

/** Where a photo was taken, in degrees, by the metadata that its camera wrote into it. */
export function positionIn(exif: Buffer | undefined): { latitude: number; longitude: number } | null {
  if (!exif) return null;
  try {
    const { GPSLatitude, GPSLatitudeRef, GPSLongitude, GPSLongitudeRef } = readExif(exif).GPSInfo ?? {};
    const latitude = degrees(GPSLatitude, GPSLatitudeRef === 'S', 90);
    const longitude = degrees(GPSLongitude, GPSLongitudeRef === 'W', 180);
    // Cameras that have not found out yet write zeros.
    if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
    return { latitude, longitude };
  } catch {
    // Anybody can write anything there.
    return null;
  }
}

/** To about ten centimetres. */
function degrees(parts: unknown, isNegative: boolean, most: number): number | null {
  if (!Array.isArray(parts)) return null;
  const [whole = 0, minutes = 0, seconds = 0] = parts.map(Number);
  const value = Math.round((whole + minutes / 60 + seconds / 3600) * 1e6) / 1e6;
  if (!(value >= 0 && value <= most)) return null;
  return isNegative ? -value : value;
}
