import { describe, expect, test } from 'vitest';
import { only, recordsOf } from '../source-files.fixture.ts';

const found = async (name: string, content: string) => {
  const records = await recordsOf(name, content);
  return {
    places: only(records, 'place').map((place) => [
      place.sourceId,
      place.name,
      place.latitude,
      place.longitude,
      place.fields,
    ]),
    skips: only(records, 'skip').map(({ sourceId, reason }) => [sourceId, reason]),
  };
};

describe('points of maps become places:', () => {
  test('GeoJSON', async () => {
    const point = (name: string | null, coordinates: unknown[]) => ({
      type: 'Feature',
      properties: { name, country: 'Portugal', n: 1, phone: name, empty: null },
      geometry: { type: 'Point', coordinates },
    });
    const features = [
      point('Lisbon', [-9.14, 38.72]),
      point('Porto', [-8.61, 41.15]),
      point(null, [1, 1]),
      point('Moon', [0, 95]),
      { type: 'Feature', properties: { name: 'x' }, geometry: null },
      null,
    ];
    expect(await found('a.geojson', JSON.stringify({ type: 'FeatureCollection', features }))).toEqual({
      places: [
        ['feature:1', 'Lisbon', 38.72, -9.14, { country: 'Portugal' }],
        ['feature:2', 'Porto', 41.15, -8.61, { country: 'Portugal' }],
      ],
      skips: [
        ['feature:3', 'no-name'],
        ['feature:4', 'bad-coordinates'],
        ['feature:5', 'not-a-point'],
        ['feature:6', 'not-a-point'],
        ['n', 'unknown-property'],
        ['phone', 'unknown-property'],
      ],
    });
  });
  test('GPX, with a prefix or without', async () => {
    const gpx =
      '<gpx><wpt lat="38.72" lon="-9.14"><name>Graça &amp; more</name><desc>A view</desc><link href="x"><text>no</text></link><ele>80</ele></wpt><wpt lat="1" lon="1"/><trk><name>Way</name><trkseg><trkpt lat="1" lon="1"><name>x</name></trkpt></trkseg></trk></gpx>';
    const expected = {
      places: [['wpt:1', 'Graça & more', 38.72, -9.14, { description: 'A view' }]],
      skips: [
        ['wpt:2', 'no-name'],
        ['trk:1', 'not-a-point'],
        ['link', 'unknown-property'],
        ['link text', 'unknown-property'],
        ['ele', 'unknown-property'],
      ],
    };
    expect(await found('a.gpx', gpx)).toEqual(expected);
    expect(await found('a.xml', `<?xml version="1.0"?>\n${gpx.replace(/<(\/?)(?=\w)/g, '<$1g:')}`)).toEqual(expected);
  });
  test('KML', async () => {
    const place = (name: string, shape: string) =>
      `<Placemark><name>${name}</name><description><![CDATA[<b>A</b> view]]></description><styleUrl>#a</styleUrl><ExtendedData><Data name="phone"><value>1</value></Data><SchemaData><SimpleData name="stars">5</SimpleData></SchemaData></ExtendedData>${shape}</Placemark>`;
    const kml = `<kml><Document><name>Map</name>${place('Lisbon', '<Point><coordinates>-9.14,38.72,0</coordinates></Point>')}${place('Way', '<LineString><coordinates>1,1 2,2</coordinates></LineString>')}</Document></kml>`;
    expect(await found('a.kml', kml)).toEqual({
      places: [['placemark:1', 'Lisbon', 38.72, -9.14, { description: 'A view' }]],
      skips: [
        ['placemark:2', 'not-a-point'],
        ['styleUrl', 'unknown-property'],
        ['phone', 'unknown-property'],
        ['stars', 'unknown-property'],
      ],
    });
  });
  test('other XML is refused with a sentence', async () => {
    await expect(recordsOf('a.xml', '<html></html>')).rejects.toThrow(/neither an export of WordPress nor GPX nor KML/);
    await expect(recordsOf('a.xml', '<rss><channel></channel></rss>')).rejects.toThrow(
      'a.xml is no export of WordPress.',
    );
  });
});
