/** What is written on a map and said of it, in the language of its readers. */
export interface MapWords {
  /** What the map is called. */
  title(place: string): string;
  /** What is heard of it. `latitude` and `longitude` are printed with two digits, `kmWide` is a round number. */
  description(of: { place: string; latitude: string; longitude: string; kmWide: number; nearby: string[] }): string;
  /** What a country is called, by its English name. */
  country(english: string): string;
  kilometres(km: number): string;
  /** Letters of the sides of the compass, behind degrees. */
  sides: { north: string; east: string; south: string; west: string };
  /** A number of degrees with two digits. */
  degrees(size: number): string;
  /** Whether its letters are joined, so that no space may be set between them. */
  joined: boolean;
}

export const englishWords: MapWords = {
  title: (place) => `Map of ${place}`,
  description: ({ place, latitude, longitude, kmWide, nearby }) =>
    `${place} lies at ${latitude} ${longitude}. The map is ${kmWide} km wide.${nearby.length ? ` Nearby: ${nearby.join(', ')}.` : ''}`,
  country: (english) => english,
  kilometres: (km) => `${km.toLocaleString('en')} km`,
  sides: { north: 'N', east: 'E', south: 'S', west: 'W' },
  degrees: (size) => size.toFixed(2),
  joined: false,
};
