export type Post = {
  id: number;
  title?: string;
  name?: string;
  date?: string;
  status?: string;
  content?: string;
  author?: string;
  terms?: readonly string[];
  meta?: Readonly<Record<string, string>>;
  type?: string;
  /** Of the file of an attachment. */
  file?: string;
  parent?: number;
  excerpt?: string;
};

const old = 'https://old.example';

/** An export as WordPress writes it. */
export function wxr(posts: readonly Post[], head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>${old}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${old}</wp:base_site_url><wp:base_blog_url>${old}</wp:base_blog_url>
<wp:author><wp:author_login>mara</wp:author_login><wp:author_email>mara@example.com</wp:author_email>
<wp:author_display_name>Mara</wp:author_display_name></wp:author>${head}${posts.map(item).join('')}</channel></rss>`;
}

/** An image that was sent to an old site. */
export const attachment = (id: number, file: string, words: Partial<Post> & { alt?: string } = {}): Post => ({
  id,
  type: 'attachment',
  status: 'inherit',
  content: '',
  file: `${old}${file}`,
  ...words,
  ...(words.alt && { meta: { _wp_attachment_image_alt: words.alt } }),
});

function item({ id, date = '2019-05-04 10:00:00', status = 'publish', type = 'post', ...post }: Post): string {
  const { title = `Post ${id}`, name = `post-${id}`, content = `Text of ${id}.`, author = 'mara' } = post;
  const link = `${old}/${date.slice(0, 7).replace('-', '/')}/${name}/`;
  const meta = Object.entries(post.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
  );
  const attachment = post.file ? `<wp:attachment_url>${post.file}</wp:attachment_url>` : '';
  const terms = (post.terms ?? []).map((term) => {
    const [domain, text] = term.split(':');
    return `<category domain="${domain}" nicename="${text?.toLowerCase().replace(/\W+/g, '-')}">${text}</category>`;
  });
  return `<item><title>${title}</title><link>${link}</link><dc:creator>${author}</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${post.excerpt ?? ''}]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_parent>${post.parent ?? 0}</wp:post_parent><wp:post_type>${type}</wp:post_type>${attachment}${meta.join('')}${terms.join('')}</item>`;
}
