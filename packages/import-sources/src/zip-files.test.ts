import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { only, recordsOf } from './source-files.fixture.ts';

type File = { name: string; content: string | Buffer; mode?: number };

async function zipOf(...files: readonly File[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, mode } of files) zip.addBuffer(Buffer.from(content), name, { mode: mode ?? 0o100644 });
  zip.end();
  return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>));
}

/** Writers refuse such names, so one of the same length is put into the bytes. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

const megabyte = 1024 ** 2;
const text = { name: 'posts/a.markdown', content: 'Hello.' };

describe('a zip:', () => {
  test('a folder of Markdown in it is read as one on the disk, whatever lies around it', async () => {
    const records = await recordsOf(
      'a.zip',
      await zipOf(
        { name: 'site/content/posts/a.markdown', content: 'Hello.' },
        { name: '__MACOSX/._a.markdown', content: 'x' },
      ),
    );
    expect(only(records, 'entry').map(({ sourceId }) => sourceId)).toEqual(['posts/a.markdown']);
  });
  test('without Markdown each file counts for itself, by its content', async () => {
    const kml = '<kml><Placemark><name>A</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>';
    const records = await recordsOf(
      'map.kmz',
      await zipOf({ name: 'doc.kml', content: kml }, { name: 'list.csv', content: 'name\nB\n' }),
    );
    expect(only(records, 'place').map(({ name }) => name)).toEqual(['A', 'B']);
  });
  test.each([
    ['a name that climbs', async () => renamed(await zipOf(text), 'posts/a.markdown', '../../a.markdown'), /\.\./],
    [
      'a name with a root',
      async () => renamed(await zipOf(text), 'posts/a.markdown', '/osts/a.markdown'),
      /absolute|leads out/,
    ],
    [
      'a name with a backslash',
      async () => renamed(await zipOf(text), 'posts/a.markdown', 'pos\\..a.markdown'),
      /invalid|leads out/,
    ],
    [
      'two files of one name',
      async () =>
        renamed(await zipOf(text, { name: 'posts/b.markdown', content: 'x' }), 'posts/b.markdown', 'posts/a.markdown'),
      /two files/,
    ],
    ['a link', () => zipOf({ ...text, content: '/etc/passwd', mode: 0o120777 }), /holds a link/],
    ['a bomb', () => zipOf({ name: 'posts/a.markdown', content: Buffer.alloc(20 * megabyte) }), /from next to nothing/],
    [
      'a bomb of many small files',
      () => {
        const content = Buffer.alloc(megabyte);
        return zipOf(...Array.from({ length: 11 }, (_, number) => ({ name: `posts/${number}.markdown`, content })));
      },
      /^a\.zip would unpack to \d+ MB from next to nothing\.$/,
    ],
    [
      'a torn end',
      async () => (await zipOf(text)).subarray(0, -30),
      /^a\.zip is no zip that can be read: it is damaged, or not whole\.$/,
    ],
    ['nothing of use', () => zipOf({ name: 'a.bin', content: 'x' }), /holds nothing that can be imported/],
  ])('%s is refused with a sentence', async (_, zip, reason) => {
    await expect(recordsOf('a.zip', await zip())).rejects.toMatchObject({
      name: 'SourceError',
      message: expect.stringMatching(reason),
    });
  });
  test('what says that it is small, and is not, ends while it is unpacked', async () => {
    const zip = await zipOf({ name: 'posts/a.markdown', content: 'x'.repeat(5000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(5000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(50);
    const lying = renamed(zip, size.toString('latin1'), small.toString('latin1'));
    await expect(recordsOf('a.zip', lying)).rejects.toMatchObject({
      name: 'SourceError',
      message: '"posts/a.markdown" in a.zip is damaged, or not as large as the zip says.',
    });
  });
});
