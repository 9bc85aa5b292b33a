import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { describe, expect, test } from 'vitest';
import { convertText } from '../convert-text.ts';
import { only, recordsOf } from '../source-files.fixture.ts';
import { fragmentsIn } from './reusable-blocks.ts';
import { readWxr } from './wxr-reader.ts';

type Item = { id?: number; title?: string; text?: string; more?: string };
const item = ({ id = 7, title = 'A day', text = '<p>Hello.</p>', more = '' }: Item = {}) => `<item>
<title>${title}</title><link>https://old.example/2019/05/a-day/</link>
<dc:creator><![CDATA[ana\u200b]]></dc:creator><content:encoded><![CDATA[${text}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2019-05-01 12:00:00</wp:post_date>${more}</item>`;
const post = '<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>';
const wxr = (...items: readonly string[]) => `<?xml version="1.0"?>
<rss xmlns:wp="https://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example/</wp:base_blog_url>
<wp:author><wp:author_login>ana</wp:author_login><wp:author_email>ana@old.example</wp:author_email><wp:author_display_name>Ana Reis</wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>food-drink</wp:category_nicename><wp:cat_name><![CDATA[Food &amp; Drink]]></wp:cat_name></wp:category>
${items.join('\n')}</channel></rss>`;

const entriesOf = async (...items: readonly string[]) => only(await recordsOf('old.xml', wxr(...items)), 'entry');

describe('a WordPress export:', () => {
  test('a post comes with its slug, date, author, terms, cover and former addresses', async () => {
    const records = await recordsOf(
      'old.xml',
      wxr(
        item({
          title: '<![CDATA[A <em>day</em> &amp; a night]]>',
          more: `${post}<wp:post_date_gmt>2019-05-01 10:00:00</wp:post_date_gmt><wp:post_name>%ce%b1-day</wp:post_name>
<wp:is_sticky>1</wp:is_sticky><excerpt:encoded><![CDATA[Short]]></excerpt:encoded>
<category domain="category" nicename="food-drink"><![CDATA[Food &amp; Drink]]></category>
<category domain="category" nicename="uncategorized">Uncategorized</category>
<category domain="tag">Lisbon</category><category domain="tag" nicename="lisbon">Lisbon</category>
<category domain="post_format" nicename="x">Gallery</category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>one-day</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_content>Nice</wp:comment_content></wp:comment>`,
        }),
      ),
    );
    expect(only(records, 'entry')).toEqual([
      expect.objectContaining({
        kind: 'story',
        sourceId: 'wp:7',
        title: 'A day & a night',
        slug: 'α-day',
        excerpt: 'Short',
        isPublished: true,
        isFeatured: true,
        publishedAt: '2019-05-01T10:00:00.000Z',
        authors: ['ana'],
        categories: [{ name: 'Food & Drink', slug: 'food-drink' }],
        tags: [{ name: 'Lisbon', slug: 'lisbon' }],
        cover: { address: 'attachment:9', alt: '', caption: '' },
        formerPaths: ['/2019/05/a-day/', '/2019/05/one-day/', '/?p=7'],
        notes: [
          { reason: 'comments-left-out', detail: '1' },
          { reason: 'other-taxonomy', detail: 'post_format: Gallery' },
        ],
      }),
    ]);
    expect(only(records, 'site')).toEqual([
      { type: 'site', format: 'wordpress', address: 'https://old.example', title: 'Old' },
    ]);
    expect(only(records, 'author')[0]).toMatchObject({ key: 'ana', name: 'Ana Reis', email: 'ana@old.example' });
    expect(only(records, 'redirect')).toContainEqual({
      type: 'redirect',
      from: '/category/food-drink/',
      to: { tag: 'Food & Drink' },
    });
    expect(only(records, 'skip')).toEqual([
      { type: 'skip', kind: 'comment', sourceId: '1', reason: 'comments-left-out' },
    ]);
  });

  test.each([
    ['draft', 'draft', '', []],
    ['future', 'future', '', ['was-scheduled']],
    ['private', 'private', '', ['was-private']],
    ['with a password', 'publish', '<wp:post_password>x</wp:post_password>', ['was-protected']],
  ])('a post that is %s arrives as a draft', async (_, status, more, reasons) => {
    const [entry] = await entriesOf(item({ more: `<wp:status>${status}</wp:status>${more}` }));
    expect(entry?.isPublished).toBe(false);
    expect(entry?.notes.map(({ reason }) => reason)).toEqual(reasons);
    expect(JSON.stringify(entry)).not.toContain('post_password');
  });

  test('without title or content it is a draft, and a date of zeros is none', async () => {
    const [entry] = await entriesOf(
      item({ title: '', text: ' ', more: `${post}<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>` }),
    );
    expect(entry).toMatchObject({ isPublished: false, publishedAt: '2019-05-01T12:00:00.000Z' });
    expect(entry?.notes.map(({ reason }) => reason)).toEqual(['no-title', 'no-content']);
  });

  test('with a day that is none it is a draft, and that is told', async () => {
    const [entry] = await entriesOf(item({ more: `${post}<wp:post_date_gmt>2021-02-30 10:00:00</wp:post_date_gmt>` }));
    expect(entry).toMatchObject({ isPublished: false, publishedAt: '2019-05-01T12:00:00.000Z' });
    expect(entry?.notes).toEqual([{ reason: 'bad-date', detail: '2021-02-30 10:00:00' }]);
  });

  test('pages, attachments and fragments are told apart, and all other types are skipped by name', async () => {
    const typed = (id: number, type: string, more = '') =>
      item({ id, more: `<wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}` });
    const file = '<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url><wp:post_parent>7</wp:post_parent>';
    const items = [
      typed(1, 'page'),
      typed(2, 'attachment', file),
      typed(3, 'wp_block'),
      typed(4, 'nav_menu_item'),
      typed(5, 'recipe'),
    ];
    const records = await recordsOf('old.xml', wxr(...items), { types: new Map([['recipe', 'story']]) });
    expect(only(records, 'entry').map(({ kind, sourceId }) => [kind, sourceId])).toEqual([
      ['page', 'wp:1'],
      ['story', 'wp:5'],
    ]);
    expect(only(records, 'attachment')[0]).toMatchObject({ address: 'https://old.example/a.jpg', parent: '7' });
    expect(only(records, 'fragment')[0]).toMatchObject({ sourceId: '3' });
    expect(only(records, 'skip')).toEqual([
      { type: 'skip', kind: 'nav_menu_item', sourceId: 'wp:4', reason: 'type-not-taken' },
    ]);
  });

  test('the first co-author is the author, whoever saved it', async () => {
    const more = `${post}<category domain="author" nicename="cap-rui">Rui</category><category domain="author" nicename="cap-ana">Ana</category>`;
    expect((await entriesOf(item({ more })))[0]?.authors).toEqual(['rui', 'ana']);
  });
});

describe('texts of WordPress:', () => {
  const textOf = async (text: string, fragments = new Map<string, string>()) => {
    const [entry] = await entriesOf(item({ text, more: post }));
    if (!entry) throw new Error('no entry');
    const { blocks, notes } = convertText(entry, fragments);
    return { markdown: writeMarkdown(blocks), reasons: notes.map(({ reason, detail }) => `${reason} ${detail}`) };
  };

  test('captions, galleries and embeds are no shortcodes any more; others stay and are noted', async () => {
    const { markdown, reasons } = await textOf(
      '[caption id="a" width="300"]<a href="/a.jpg"><img src="/a.jpg" alt="Roof" /></a> A <em>roof</em>[/caption]\n\n[gallery ids="3,4"]\n\n[embed]https://vimeo.com/1[/embed]\n[youtube id=abc]\n\n[contact-form id="1"] [sic] [[gallery]]',
    );
    expect(markdown.split('\n\n')).toEqual([
      '::figure[A _roof_]{media=https://old.example/a.jpg alt="Roof"}',
      ':::gallery\n::figure{media=attachment:3}\n::figure{media=attachment:4}\n:::',
      '[https://vimeo.com/1](https://vimeo.com/1)',
      '[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
      '\\[contact-form id="1"\\] \\[sic\\] \\[gallery\\]',
    ]);
    expect(reasons).toEqual(['unknown-shortcode [contact-form]']);
  });

  test('a gallery without ids stands for all that belong to its post', async () => {
    expect((await textOf('[gallery columns="2"]')).markdown).toBe('::figure{media=attached-to:7}');
  });

  test('reusable blocks are put in, but not into themselves', async () => {
    const text = '<!-- wp:block {"ref":5} /-->\n<!-- wp:block {"ref":6} /-->';
    expect(fragmentsIn(text)).toEqual(['5', '6']);
    const { markdown, reasons } = await textOf(text, new Map([['5', '<p>Five</p><!-- wp:block {"ref":5} /-->']]));
    expect(markdown).toBe('Five');
    expect(reasons).toEqual(['reusable-block-missing 5', 'reusable-block-missing 6']);
  });

  test('brackets without end are read in time', async () => {
    for (const text of [
      '[caption]'.repeat(50_000),
      '[a '.repeat(100_000),
      '[gallery '.repeat(50_000),
      '['.repeat(300_000),
    ])
      expect(typeof (await textOf(text)).markdown).toBe('string');
  });
});

describe('an export that is broken:', () => {
  test('bare ampersands and characters that XML forbids are mended and noted by line', async () => {
    const records = await recordsOf(
      'old.xml',
      wxr(item({ title: 'Food & drink&nbsp;\u0001', text: 'a ]]]]><![CDATA[> b\u0000', more: post })),
    );
    expect(only(records, 'entry')[0]).toMatchObject({ title: 'Food & drink', text: { text: 'a ]]> b' } });
    expect(only(records, 'repair').map(({ what }) => what)).toEqual([
      'bare-ampersand',
      'bare-ampersand',
      'forbidden-character',
      'forbidden-character',
    ]);
    expect(only(records, 'repair')[0]?.line).toBe(7);
  });
  test('one that ends too early is refused, unless what is whole is to be salvaged', async () => {
    const torn = wxr(item({ more: post }), item({ id: 8, more: post })).slice(0, -200);
    await expect(recordsOf('old.xml', torn)).rejects.toThrow(/^old\.xml is not whole: /);
    const records = await recordsOf('old.xml', torn, { salvage: true });
    expect(only(records, 'entry').map(({ sourceId }) => sourceId)).toEqual(['wp:7']);
    expect(only(records, 'repair').at(-1)?.what).toMatch(/^torn: /);
  });
  test('a document type is refused, whatever it declares', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b SYSTEM "file:///etc/passwd">]>${wxr(item({ title: '&b;' })).replace(/<\?.*\?>/, '')}`;
    await expect(recordsOf('old.xml', bomb)).rejects.toThrow(/declares a document type/);
  });
  test('elements without end are refused', async () => {
    await expect(recordsOf('old.xml', wxr('<a>'.repeat(5000)))).rejects.toThrow(/nested deeper/);
  });
  test('bytes that are none of the encoding that it declares are noted', async () => {
    const [before = '', after = ''] = wxr(item({ title: 'Caf#', more: post }))
      .replace('?>', ' encoding="UTF-8"?>')
      .split('#');
    const records = await recordsOf(
      'old.xml',
      Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)]),
    );
    expect(only(records, 'repair')).toEqual([{ type: 'repair', line: 7, what: 'undecodable' }]);
  });
  test('an item that is larger than any text is skipped, and the next one comes', async () => {
    const records = await recordsOf(
      'old.xml',
      wxr(item({ text: 'x'.repeat(10_600_000) }), item({ id: 8, more: post })),
    );
    expect(only(records, 'skip')[0]).toMatchObject({ reason: 'too-large' });
    expect(only(records, 'entry').map(({ sourceId }) => sourceId)).toEqual(['wp:8']);
  });
  test.each([
    [
      'iso-8859-1',
      (text: string) => Buffer.from(text.replace('?>', ' encoding="ISO-8859-1"?>'), 'latin1'),
      ['read-as-iso-8859-1'],
    ],
    [
      'utf-16le',
      (text: string) => Buffer.from(`\ufeff${text.replace('?>', ' encoding="UTF-16"?>')}`, 'utf16le'),
      ['read-as-utf-16le'],
    ],
    ['utf-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`), []],
    ['none, and no UTF-8', (text: string) => Buffer.from(text, 'latin1'), ['encoding-guessed']],
  ])('its encoding is %s', async (_, encoded, repairs) => {
    const records = await recordsOf('old.xml', encoded(wxr(item({ title: 'Café', more: post })).replace('\u200b', '')));
    expect(only(records, 'entry')[0]?.title).toBe('Café');
    expect(only(records, 'repair').map(({ what }) => what)).toEqual(repairs);
  });
});

test('a WordPress export of any size is read item by item', async () => {
  let ahead = 0;
  const part = Buffer.from(item({ text: `<p>${'word '.repeat(4000)}</p>`, more: post }));
  async function* pieces() {
    yield Buffer.from(wxr().replace('</channel></rss>', ''));
    for (let count = 0; count < 1000; count++) {
      ahead++;
      yield part;
    }
    yield Buffer.from('</channel></rss>');
  }
  const file = { name: 'old.xml', size: 1, open: async () => pieces() };
  let entries = 0;
  ahead = 0;
  for await (const record of readWxr(file, { types: new Map(), site: null, salvage: false })) {
    if (record.type !== 'entry') continue;
    entries++;
    // The first 1,000 are read to see that they are UTF-8.
    expect(ahead - 1000 - entries).toBeLessThan(3);
  }
  expect(entries).toBe(1000);
});
