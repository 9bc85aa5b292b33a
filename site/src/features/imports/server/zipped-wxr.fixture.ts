import { ZipFile } from 'yazl';
import { aPhotograph } from '#features/media/server/uploads/hostile-files.fixture.ts';
import { attachment, type Post, wxr } from './wxr.fixture.ts';

const imageOf = (post: number): string => `/wp-content/uploads/2019/05/image-${post}.jpg`;
const source = (post: number): string => `https://old.example${imageOf(post)}`;

/** Posts and pages that name each other and share images; every sixth has the slug of another. */
function posts(count: number): Post[] {
  return Array.from({ length: count }, (_, at) => {
    const other = (at * 7 + 3) % count;
    const month = String((at % 12) + 1).padStart(2, '0');
    const images = [at, other].map((one) => `<p><img src="${source(one)}" alt="Image ${one}"></p>`);
    return {
      id: at + 1,
      name: at % 6 === 5 ? 'the-same' : `post-${at + 1}`,
      type: at % 8 === 7 ? 'page' : 'post',
      status: at % 5 === 4 ? 'draft' : 'publish',
      date: `2019-${month}-04 10:00:00`,
      terms: ['category:Food', `post_tag:Tag ${at % 4}`],
      content: `${images.join('')}<p>Text of ${at}, <a href="https://old.example/?p=${other + 1}">another</a>.</p>${
        at % 4 === 0 ? `[gallery ids="${1001 + other},${1001 + at}"]` : ''
      }`,
      meta: { _thumbnail_id: String(1001 + at) },
    };
  });
}

/** An export of WordPress with its images, as people zip the two. */
export async function zippedWxr(count: number): Promise<Buffer> {
  const zip = new ZipFile();
  const all = posts(count);
  const images = all.map((_, at) => attachment(1001 + at, imageOf(at), { alt: `Image ${at}`, excerpt: `Seen ${at}` }));
  const terms = `<wp:category><wp:category_nicename>food</wp:category_nicename><wp:cat_name>Food</wp:cat_name></wp:category>`;
  zip.addBuffer(Buffer.from(wxr([...all, ...images], terms)), 'export.xml');
  for (const at of all.keys())
    zip.addBuffer(
      await aPhotograph(900 + at, 600)
        .jpeg()
        .toBuffer(),
      `uploads/2019/05/image-${at}.jpg`,
    );
  zip.end();
  return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>));
}
