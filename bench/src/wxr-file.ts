import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const old = 'https://old.example';
const words = ['harbour', 'ferry', 'morning', 'market', 'Açores', 'bridge', 'valley', 'tram', 'lantern', 'coast'];

const paragraph = (seed: number): string =>
  Array.from({ length: 90 }, (_, at) => words[(seed * 7 + at * (1 + (seed % 3))) % words.length]).join(' ');

/** Of one post: its text, and what plug-ins keep beside it, which for a page builder is the larger part of a file. */
export type PostKilobytes = { text: number; meta: number };

/** A post with links to others, and the attachment that is its cover. */
function post(id: number, { text, meta }: PostKilobytes): string {
  const blocks = Array.from({ length: Math.ceil(text / 0.72) }, (_, at) =>
    at % 6 === 5
      ? `<!-- wp:heading --><h2>Part ${at}</h2><!-- /wp:heading -->`
      : `<!-- wp:paragraph --><p>${paragraph(id + at)} <a href="${old}/2019/05/post-${(id * 7) % 1000}/">more</a></p><!-- /wp:paragraph -->`,
  );
  const kept = Array.from(
    { length: Math.ceil(meta / 0.75) },
    (_, at) => `{"id":"${id}-${at}","text":"${paragraph(at)}"}`,
  );
  const minute = String(id % 60).padStart(2, '0');
  return `<item><title>Post ${id} &amp; more</title><link>${old}/2019/05/post-${id}/</link><pubDate>Sat, 04 May 2019 10:${minute}:00 +0000</pubDate>
<dc:creator><![CDATA[mara]]></dc:creator><guid isPermaLink="false">${old}/?p=${id}</guid><content:encoded><![CDATA[${blocks.join('\n\n')}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2019-05-04 10:${minute}:00</wp:post_date>
<wp:post_date_gmt>2019-05-04 10:${minute}:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status>
<wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type><category domain="category" nicename="food"><![CDATA[Food]]></category>
<category domain="post_tag" nicename="tag-${id % 500}"><![CDATA[Tag ${id % 500}]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id + 1}</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_builder_data</wp:meta_key><wp:meta_value><![CDATA[[${kept}]]]></wp:meta_value></wp:postmeta></item>
<item><title>cover-${id}</title><link>${old}/2019/05/post-${id}/cover-${id}/</link><content:encoded><![CDATA[]]></content:encoded>
<excerpt:encoded><![CDATA[Seen from the ${words[id % words.length]}]]></excerpt:encoded><wp:post_id>${id + 1}</wp:post_id><wp:post_name>cover-${id}</wp:post_name>
<wp:status>inherit</wp:status><wp:post_parent>${id}</wp:post_parent><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>${old}/wp-content/uploads/2019/05/cover-${id}.jpg</wp:attachment_url></item>
`;
}

/** Writes an export of WordPress with posts of about that size until it has that many bytes, or posts. */
export async function writeWxr(file: string, most: { bytes: number; posts: number }, size: PostKilobytes) {
  const out = createWriteStream(file);
  let [bytes, posts] = [0, 0];
  const write = async (text: string) => {
    bytes += Buffer.byteLength(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>${old}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${old}</wp:base_site_url><wp:base_blog_url>${old}</wp:base_blog_url>
<wp:author><wp:author_login>mara</wp:author_login><wp:author_email>mara@example.com</wp:author_email>
<wp:author_display_name>Mara</wp:author_display_name></wp:author>`);
  for (; bytes < most.bytes && posts < most.posts; posts += 1) await write(post(1 + posts * 2, size));
  await write('</channel></rss>\n');
  await finished(out.end());
  return { bytes, posts };
}
