import sax from 'sax';
import { decodedText } from '../decoded-text.ts';
import type { Repair } from '../records.ts';
import { SourceError } from '../source-error.ts';
import type { SourceFile } from '../source-file.ts';

/** What a format makes of its elements. `name`: as it is written, with its prefix. */
export type XmlReader = {
  open: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

const deepest = 256;
const mostRepairs = 1000;
/** They are no XML, and PostgreSQL takes no U+0000. */
const forbidden = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;
const mendable =
  /^(Invalid character in entity name|Invalid character entity|Non-whitespace before first tag|Text data outside of root node|Invalid (?:numeric )?entity|Unencoded <)/i;

/**
 * Reads XML piece by piece and yields after each, so that whoever calls can hand on what its reader has made. No
 * document type, no entity but the five and numbers. What people's programs get wrong is mended and noted; a file that
 * ends too early is refused, unless `salvage` takes what was whole.
 */
export async function* readXml(
  file: SourceFile,
  reader: XmlReader,
  { salvage = false }: { salvage?: boolean } = {},
): AsyncGenerator<Repair[]> {
  const { told, pieces } = await decodedText(file);
  let repairs: Repair[] = told ? [{ type: 'repair', line: 1, what: told }] : [];
  let count = 0;
  let depth = 0;
  // Its types do not know this option.
  const options: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true, position: true };
  const parser = sax.parser(true, options);
  const repair = (what: string) => {
    if (count++ < mostRepairs) repairs.push({ type: 'repair', line: parser.line + 1, what });
  };
  const clean = (text: string): string => {
    // Bytes that are none of the encoding that the file declares.
    if (text.includes('\ufffd')) repair('undecodable');
    if (!forbidden.test(text)) return text;
    forbidden.lastIndex = 0;
    repair('forbidden-character');
    return text.replace(forbidden, '');
  };
  parser.ondoctype = () => {
    throw new SourceError(`${file.name} declares a document type, which an export has no need of: it is refused.`);
  };
  parser.onopentag = ({ name, attributes }) => {
    if (++depth > deepest) throw new SourceError(`${file.name} is nested deeper than any export.`);
    reader.open(name, attributes as Record<string, string>, parser.line + 1);
  };
  parser.onclosetag = (name) => {
    depth--;
    reader.close(name);
  };
  parser.ontext = (text) => reader.text(clean(text));
  parser.oncdata = (text) => reader.text(clean(text));
  parser.onerror = (error) => {
    const [message = ''] = error.message.split('\n');
    if (!mendable.test(message))
      throw new SourceError(`${file.name} is not whole: ${message.replace(/\.$/, '')}, line ${parser.line + 1}.`);
    repair(/entity/i.test(message) ? 'bare-ampersand' : 'stray-text');
    // The parser goes on, and what it stumbled over stays as text.
    Object.assign(parser, { error: null });
  };
  try {
    for await (const piece of pieces()) {
      parser.write(piece);
      yield repairs;
      repairs = [];
    }
    parser.close();
  } catch (error) {
    if (!salvage || !(error instanceof SourceError)) throw error;
    repair(`torn: ${error.message}`);
  }
  yield repairs;
}

/** `wp:author` → `author`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
