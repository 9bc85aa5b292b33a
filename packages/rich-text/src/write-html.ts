import type { Block, Figure, Inline } from './document.ts';
import { headingsOf } from './headings.ts';

/** What a text names by id, as whoever writes the HTML knows it; undefined for what is gone or not public. */
export type HtmlItems = {
  /** Makes any link absolute; undefined leaves its words. */
  address(link: string): string | undefined;
  /** An absolute address of the image, what it shows, and whose it is where the text does not say. */
  image(figure: Figure): { address: string; alt: string; credit: string } | undefined;
  /** An absolute address of the video, and whose it is where the text does not say. */
  video(media: string): { address: string; credit: string } | undefined;
  /** A destination. */
  place(id: string): { address: string; name: string } | undefined;
};

/** A text as HTML without styles, for feeds; pages render elements instead. `escaped`: text to HTML. */
export function writeHtml(blocks: readonly Block[], items: HtmlItems, escaped: (text: string) => string): string {
  const anchors = headingsOf(blocks).values();
  const line = (c: readonly Inline[]): string =>
    c
      .map((part) => {
        if (typeof part === 'string') return escaped(part);
        if ('br' in part) return '<br>';
        if ('b' in part) return `<strong>${line(part.b)}</strong>`;
        if ('i' in part) return `<em>${line(part.i)}</em>`;
        const address = items.address(part.a);
        return address ? `<a href="${escaped(address)}">${line(part.c)}</a>` : line(part.c);
      })
      .join('');
  const paragraph = (text: string) => text && `<p>${text}</p>`;
  const all = (inner: readonly Block[]): string => inner.map(write).join('');
  const framed = (view: string, c: readonly Inline[], credit: string) => {
    const caption = [line(c), escaped(credit)].filter(Boolean).join(' ');
    return `<figure>${view}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  };
  function figure(block: Figure): string {
    const image = items.image(block);
    return image
      ? framed(
          `<img src="${escaped(image.address)}" alt="${escaped(image.alt)}">`,
          block.c,
          block.credit || image.credit,
        )
      : '';
  }
  function write(block: Block): string {
    switch (block.t) {
      case 'p':
        return `<p>${line(block.c)}</p>`;
      case 'h':
        return `<h${block.level} id="${escaped(anchors.next().value?.id ?? '')}">${line(block.c)}</h${block.level}>`;
      case 'list': {
        const rows = block.items.map((item) => `<li>${all(item)}</li>`).join('');
        return block.start === null ? `<ul>${rows}</ul>` : `<ol start="${block.start}">${rows}</ol>`;
      }
      case 'quote':
        return `<blockquote>${all(block.blocks)}</blockquote>`;
      case 'pull':
        return `<blockquote>${paragraph(line(block.c))}${paragraph(escaped(block.by))}</blockquote>`;
      case 'note':
        return `<aside><p><strong>${escaped(block.title)}</strong></p>${all(block.blocks)}</aside>`;
      case 'rule':
        return '<hr>';
      case 'table': {
        const [head = [], ...rows] = block.rows;
        const row = (cells: Inline[][], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join('')}</tr>`;
        return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
      }
      case 'figure':
        return figure(block);
      case 'video': {
        const video = items.video(block.media);
        if (!video) return '';
        const view = `<video controls src="${escaped(video.address)}"></video>`;
        return framed(view, block.c, block.credit || video.credit);
      }
      case 'gallery':
        return block.figures.map(figure).join('') + paragraph(line(block.c));
      case 'place': {
        const place = items.place(block.id);
        return place ? `<p><a href="${escaped(place.address)}">${escaped(place.name)}</a></p>` : '';
      }
    }
  }
  return all(blocks);
}
