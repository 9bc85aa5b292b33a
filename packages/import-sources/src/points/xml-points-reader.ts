import { plainLine } from '../html/tree.ts';
import type { Format, SourceRecord } from '../records.ts';
import type { SourceFile } from '../source-file.ts';
import { localName, readXml, type XmlReader } from '../xml/read-xml.ts';
import { coordinate } from './coordinates.ts';
import { LeftOut } from './left-out.ts';

type PointFormat = Extract<Format, 'gpx' | 'kml'>;
const longestText = 100_000;

/** Waypoints of GPX, places of KML: points with a name. Lines, areas and routes are skipped. */
export async function* readXmlPoints(
  file: SourceFile,
  format: PointFormat,
  { salvage }: { salvage: boolean },
): AsyncGenerator<SourceRecord> {
  const points = format === 'gpx' ? new GpxPoints() : new KmlPoints();
  yield { type: 'site', format, address: null, title: '' };
  for await (const repairs of readXml(file, points, { salvage })) {
    yield* repairs;
    yield* points.records.splice(0);
  }
  yield* points.leftOut.records();
}

type Found = { name: string; latitude: number | null; longitude: number | null; description: string };

abstract class Points implements XmlReader {
  readonly records: SourceRecord[] = [];
  readonly leftOut = new LeftOut();
  protected readonly path: string[] = [];
  protected said = '';
  #count = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.path.push(localName(name));
    this.said = '';
    this.opened(localName(name), attributes);
  }

  text(text: string): void {
    if (this.said.length < longestText) this.said += text;
  }

  close(name: string): void {
    this.path.pop();
    this.closed(localName(name), this.said.trim());
    this.said = '';
  }

  protected abstract opened(name: string, attributes: Readonly<Record<string, string>>): void;
  protected abstract closed(name: string, text: string): void;

  protected add(id: string, { name, latitude, longitude, description }: Found, shape = ''): void {
    const sourceId = `${id}:${++this.#count}`;
    const skip = (reason: string): SourceRecord => ({ type: 'skip', kind: 'place', sourceId, reason });
    const fields = description ? { description: plainLine(description) } : ({} as Record<string, string>);
    if (shape !== '') this.records.push(skip('not-a-point'));
    else if (name === '') this.records.push(skip('no-name'));
    else if (latitude === null || longitude === null) this.records.push(skip('bad-coordinates'));
    else this.records.push({ type: 'place', sourceId, name: plainLine(name), latitude, longitude, fields, notes: [] });
  }
}

class GpxPoints extends Points {
  #point: Found | null = null;
  #lines = 0;

  protected opened(name: string, { lat, lon, href }: Readonly<Record<string, string>>): void {
    if (this.#point && href) this.leftOut.add(name);
    if (name === 'wpt')
      this.#point = { name: '', latitude: coordinate(lat, 90), longitude: coordinate(lon, 180), description: '' };
    if (name === 'trk' || name === 'rte')
      this.records.push({ type: 'skip', kind: 'place', sourceId: `${name}:${++this.#lines}`, reason: 'not-a-point' });
  }

  protected closed(name: string, text: string): void {
    const point = this.#point;
    if (!point) return;
    if (name === 'wpt') {
      this.#point = null;
      this.add('wpt', point);
    } else if (text === '') return;
    else if (this.path.at(-1) !== 'wpt') this.leftOut.add(`${this.path.at(-1)} ${name}`);
    else if (name === 'name') point.name = text;
    else if (name === 'desc' || (name === 'cmt' && point.description === '')) point.description = text;
    else this.leftOut.add(name);
  }
}

class KmlPoints extends Points {
  #place: Found | null = null;
  #shape = '';
  /** Of a value that somebody has named. */
  #named = '';

  protected opened(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#place && /^(Data|SimpleData)$/.test(name)) this.#named = attributes.name ?? '';
    if (name === 'Placemark') {
      this.#place = { name: '', latitude: null, longitude: null, description: '' };
      this.#shape = '';
    }
    if (/^(LineString|Polygon|LinearRing|Track|MultiTrack|Model)$/.test(name)) this.#shape = name;
  }

  protected closed(name: string, text: string): void {
    const place = this.#place;
    if (!place) return;
    if (name === 'Placemark') {
      this.#place = null;
      this.add('placemark', place, place.latitude === null ? this.#shape : '');
    } else if (name === 'coordinates' && this.path.at(-1) === 'Point') {
      const [longitude, latitude] = text.split(',');
      place.latitude = coordinate(latitude?.trim(), 90);
      place.longitude = coordinate(longitude?.trim(), 180);
    } else if (text === '') return;
    else if (name === 'SimpleData' || (name === 'value' && this.path.at(-1) === 'Data')) this.leftOut.add(this.#named);
    else if (this.path.at(-1) !== 'Placemark') return;
    else if (name === 'name') place.name = text;
    else if (name === 'description') place.description = text;
    else this.leftOut.add(name);
  }
}
