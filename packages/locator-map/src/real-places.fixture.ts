import type { MapPlace } from './locator-map.ts';

/**
 * Places on every kind of coast and far from any, at the poles and on the 180th meridian: name, latitude, longitude.
 */
export const REAL_PLACES: MapPlace[] =
  `Lisbon 38.72 -9.14|Kyoto 35.01 135.77|Santorini 36.39 25.46|Bora Bora -16.5 -151.74
Samoa -13.76 -172.1|Serengeti -2.33 34.83|Lofoten 68.2 13.6|Ushuaia -54.8 -68.3|Fiji -17.8 178|La Paz -16.5 -68.15
Taveuni -16.85 -179.97|Wrangel Island 71.2 -179.5|Hong Kong 22.3 114.17|Venice 45.44 12.33|Stockholm 59.33 18.07
New York 40.71 -74|Malé 4.17 73.5|Prague 50.08 14.42|Zermatt 46.02 7.75|Agra 27.18 78.02|Monument Valley 37 -110.1
North Pole 90 0|South Pole -90 0|Point Nemo -48.88 -123.39|Novosibirsk 55.03 82.92|Marrakech 31.63 -8|Pitcairn -25.07 -130.1
Bergen 60.39 5.32|Nuuk 64.18 -51.72|Puerto Natales -51.73 -72.51|Resolute 74.7 -94.83|Dubrovnik 42.65 18.09|Mykonos 37.45 25.33
Oban 56.41 -5.47|Juneau 58.3 -134.42|Halifax 44.65 -63.57|Sydney -33.87 151.21|Cape Town -33.92 18.42|Istanbul 41.01 28.98
Singapore 1.35 103.82|Petra 30.33 35.44|Reykjavík 64.15 -21.94|Honolulu 21.31 -157.86|Ulaanbaatar 47.92 106.92|Anadyr 64.73 177.5
Hội An 15.88 108.33|Zanzibar -6.16 39.2|Cusco -13.53 -71.97|Baku 40.41 49.87|Tromsø 69.65 18.96|Apia -13.83 -171.76|Null Island 0 0`
    .split(/[|\n]/)
    .map((line) => {
      const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(line) ?? [];
      return { name, latitude: Number(latitude), longitude: Number(longitude) };
    });
