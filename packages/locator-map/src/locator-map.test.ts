import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { locatorMap, type MapPlace } from './locator-map.ts';
import { REAL_PLACES } from './real-places.fixture.ts';

// Hundreds of maps from the coasts of the whole world: work for a processor, whose time others may want too.
vi.setConfig({ testTimeout: 180_000 });

/** Throws unless the text is well-formed XML and an image (librsvg is strict). */
async function sizeOf(svg: string): Promise<string> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return `${width} x ${height}`;
}

/** Twelve neighbours, up to 60 km away. */
function around({ latitude, longitude }: MapPlace): MapPlace[] {
  return Array.from({ length: 12 }, (_, i) => ({
    name: `Neighbour number ${i + 1}`,
    latitude: Math.max(-90, Math.min(90, latitude + Math.sin(i * 2.4) * 0.045 * (i + 1))),
    longitude: longitude + Math.cos(i * 2.4) * 0.045 * (i + 1),
  }));
}

interface Text {
  text: string;
  x: number;
  y: number;
  anchor: string;
  style: string;
}

function textsOf(svg: string): Text[] {
  const pattern =
    /<text class="(\w+)" x="([\d.-]+)" y="([\d.-]+)"(?: text-anchor="(\w+)")?(?: font-size="[\d.]+")?>([^<]*)</g;
  return [...svg.matchAll(pattern)].map(([, style = '', x, y, anchor = 'start', text = '']) => {
    return { text, x: Number(x), y: Number(y), anchor, style };
  });
}

/** The narrowest boxes that a text can have in any usual font: what overlaps here overlaps everywhere. */
function boxOf({ text, x, y, anchor, style }: Text) {
  const size = style === 'name' ? 17 : style === 'near' ? 12 : 9.5;
  const width = text.length * size * 0.4;
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y - size * 0.6, bottom: y };
}

describe.each(REAL_PLACES)('the map of $name', (place) => {
  const svg = locatorMap(place, around(place));
  const texts = textsOf(svg);

  test('is an image of at most 12 kB with a text alternative', async () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12_000);
    expect(await sizeOf(svg)).toBe('400 x 300');
    expect(svg).toContain(`<title id="t">Map of ${place.name}</title>`);
    expect(svg).toMatch(/<desc id="d">.+ lies at \d+\.\d\d° [NS] \d+\.\d\d° [EW]\. The map is \d+ km wide\./);
    expect(texts.filter(({ style }) => style === 'name').map(({ text }) => text)).toEqual([place.name]);
  });

  test('names some neighbours and degrees, and no two texts touch or leave the image', () => {
    expect(texts.filter(({ style }) => style === 'degree').length).toBeGreaterThan(2);
    const boxes = texts.map(boxOf);
    for (const [i, a] of boxes.entries()) {
      expect(a.left >= 0 && a.right <= 400 && a.top >= 0 && a.bottom <= 300, texts[i]?.text).toBe(true);
      for (const [j, b] of boxes.entries()) {
        const apart = a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
        expect(i === j || apart, `${texts[i]?.text} and ${texts[j]?.text}`).toBe(true);
      }
    }
  });
});

test('the map of the same places always has the same bytes', () => {
  for (const place of REAL_PLACES.slice(0, 8))
    expect(locatorMap(place, around(place))).toBe(locatorMap(place, around(place)));
});

test('neighbours are drawn where they are: Cascais west of Lisbon, Setúbal south-east, Porto not on the map', () => {
  const svg = locatorMap({ name: 'Lisbon', latitude: 38.72, longitude: -9.14 }, [
    { name: 'Porto', latitude: 41.15, longitude: -8.61 },
    { name: 'Cascais', latitude: 38.7, longitude: -9.42 },
    { name: 'Setúbal', latitude: 38.52, longitude: -8.89 },
  ]);
  const [cascais, setubal] = [...svg.matchAll(/class="dot" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  // 260 km on 400 px: 24 km west, 2 km south; 22 km east, 22 km south.
  expect(cascais?.[0]).toBeCloseTo(200 - 37, -1);
  expect(cascais?.[1]).toBeCloseTo(150 + 3, -1);
  expect(setubal?.[0]).toBeCloseTo(200 + 34, -1);
  expect(setubal?.[1]).toBeCloseTo(150 + 34, -1);
  expect(svg).not.toContain('Porto');
});

test('neighbours across the 180th meridian are drawn near', () => {
  const svg = locatorMap({ name: 'Taveuni', latitude: -16.85, longitude: -179.97 }, [
    { name: 'Labasa', latitude: -16.43, longitude: 179.37 },
    { name: 'Suva', latitude: -18.14, longitude: 178.44 },
  ]);
  expect(svg).toContain('>Labasa<');
  expect(svg).toContain('>180°<');
  expect(locatorMap({ name: 'Wrangel Island', latitude: 71.2, longitude: -179.5 }, [])).toContain('class="cut"');
  expect(locatorMap({ name: 'A', latitude: 10, longitude: 190 }, [])).toContain(
    locatorMap({ name: 'A', latitude: 10, longitude: -170 }, []).slice(900),
  );
});

describe('place names from untrusted sources', () => {
  const hostile = [
    '</text><script>alert(1)</script>',
    '"><image href="http://example.com/x.png"/>',
    ']]><!-- & &amp; &#0; %s $x',
    "O'Higgins & Söhne <Ltd>",
    'a\u0000b\u0008c\ufffe\ud800d\n\te',
    '\u202eesrever\u202c',
    '東京都千代田区',
    'مراكش',
    '🏝'.repeat(60),
    `a${'🏝'.repeat(60)}`,
    '🏝️👩‍👩‍👧‍👦',
    'x'.repeat(100_000),
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
    '',
    '   ',
  ];

  test.each(hostile)('are written as text: %j', async (name) => {
    const place = { name, latitude: 36.39, longitude: 25.46 };
    const svg = locatorMap(place, [{ name, latitude: 36.72, longitude: 25.28 }]);
    expect(await sizeOf(svg)).toBe('400 x 300');
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
    expect(svg.match(/<(?!\/?(svg|title|desc|style|rect|g|defs|path|use|circle|text)\b)/g)).toBeNull();
    expect(svg).not.toMatch(/[\ufffe\u202e]|[^\P{Cc}\n]|\p{Cs}/u);
  });

  test('are written as text, whatever the string', async () => {
    const strings = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(strings, strings, async (a, b) => {
        const svg = locatorMap({ name: a, latitude: 1.35, longitude: 103.82 }, [
          { name: b, latitude: 1.6, longitude: 103.5 },
        ]);
        expect(await sizeOf(svg)).toBe('400 x 300');
      }),
      { numRuns: 60 },
    );
  });

  test('are checked by a well-formedness test that can fail', async () => {
    await expect(
      sizeOf(locatorMap({ name: 'A', latitude: 0, longitude: 0 }, []).replace('Map of A', 'Map of <A')),
    ).rejects.toThrow();
  });
});

test('a map can be drawn anywhere on earth, with the place in the middle and nothing far outside the image', () => {
  const latitude = fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, -89.999, 0, 89.999, 90),
  );
  const longitude = fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -179.999, 0, 179.999, 180),
  );
  fc.assert(
    fc.property(latitude, longitude, (lat, lon) => {
      const svg = locatorMap({ name: 'Here', latitude: lat, longitude: lon }, []);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(svg).toContain('translate(200 150)"><path class="pin"');
      expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
      const starts = [...svg.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) =>
        Math.max(Number(x) - 4000, Number(y) - 3000, -Number(x), -Number(y)),
      );
      for (const outside of starts) expect(outside).toBeLessThanOrEqual(290);
    }),
    { numRuns: 150 },
  );
});

test('a map has its own colours for dark pages', () => {
  expect(locatorMap({ name: 'A', latitude: 0, longitude: 0 }, [])).toContain(
    '@media(prefers-color-scheme:dark){text{fill:#efece3}',
  );
});

test('a map refuses coordinates that are no position', () => {
  expect(() => locatorMap({ name: 'A', latitude: Number.NaN, longitude: 0 }, [])).toThrow(RangeError);
  expect(
    locatorMap({ name: 'A', latitude: 0, longitude: 0 }, [{ name: 'B', latitude: Number.NaN, longitude: 0 }]),
  ).not.toContain('>B<');
});
