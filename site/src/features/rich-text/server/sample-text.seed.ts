import type { LinkedKind } from '@trekker/rich-text/links.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { sampleId } from '#server/sample-ids.ts';
import type { SampleImages, SampleVideos } from '../../media/server/media.seed.ts';

/** The sample library's texts. They name items by slugs and media by their files, until they are stored. */
export type SampleTexts = {
  /** The id that an item has or will have: a text may name what is stored after it. */
  idOf(kind: LinkedKind, slug: string): string;
  /** As both columns of a text hold it. */
  read(source: string): Promise<{ plain: string; markdown: string }>;
};

const mediaNames = /^::(figure|video)(\[.*\])?\{media=([a-z0-9-]+)/gm;
const placeNames = /^::place\{id=([a-z0-9-]+)\}$/gm;
const linkNames = /\(trekker:(destination|story|highlight)\/([a-z0-9-]+)\)/g;

export function sampleTexts(images: SampleImages, videos: SampleVideos): SampleTexts {
  const ids = new Map<string, string>();
  const remembered = (key: string, id: string) => {
    ids.set(key, id);
    return id;
  };
  const mediaId = async (kind: string, name: string) => {
    const key = `${kind}/${name}`;
    return ids.get(key) ?? remembered(key, await (kind === 'video' ? videos(name) : images(name)));
  };
  return {
    idOf: sampleId,
    async read(source) {
      const media = new Map<string, string>();
      for (const [, kind = '', , name = ''] of source.matchAll(mediaNames))
        media.set(`${kind}/${name}`, await mediaId(kind, name));
      const named = source
        .replace(
          mediaNames,
          (_, kind, caption = '', name) => `::${kind}${caption}{media=${media.get(`${kind}/${name}`)}`,
        )
        .replace(placeNames, (_, slug) => `::place{id=${sampleId('destination', slug)}}`)
        .replace(linkNames, (_, kind, slug) => `(trekker:${kind}/${sampleId(kind, slug)})`);
      const blocks = readMarkdown(named);
      return { plain: plainText(blocks), markdown: writeMarkdown(blocks) };
    },
  };
}
