import { RichText, type RichTextItems } from '@trekker/design-system/content/rich-text.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { linkedItem } from '@trekker/rich-text/links.ts';
import type { Video } from '#features/media/media.contract.ts';
import { VideoPlayer } from '#web/components/video-player.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { KnownItems, RichTextBody } from '../../rich-text.contract.ts';
import styles from './item-text.module.css';
import { NamedPlaceCard } from './named-place-card.tsx';
import { PlaceLink } from './place-link.tsx';

export type ItemTextProps = {
  body: RichTextBody;
  className?: string | undefined;
  /** Those of its words, where they are not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

/** The text of a story or a place, with what it names. */
export function ItemText({ body: { blocks, known }, ...shown }: ItemTextProps) {
  return <RichText blocks={blocks} items={itemsOf(known)} {...shown} />;
}

function itemsOf({ links, places, images, videos }: KnownItems): RichTextItems {
  return {
    href: hrefTo,
    link(to, words) {
      const item = linkedItem(to);
      if (!item) return;
      const place = item.kind === 'destination' ? places[item.id] : undefined;
      if (place) return <PlaceLink place={place}>{words}</PlaceLink>;
      const address = links[`${item.kind}/${item.id}`]?.address;
      return address && <a href={hrefTo(address)}>{words}</a>;
    },
    image({ media, alt }, sizes) {
      const image = images[media];
      if (!image) return;
      const { credit = '', ...shown } = image;
      return { view: <Image image={alt ? { ...shown, alt, altLanguage: undefined } : shown} sizes={sizes} />, credit };
    },
    video(media) {
      const video = videos[media];
      return video && { view: <TextVideo video={video} />, credit: video.credit ?? '' };
    },
    place(id) {
      const place = places[id];
      return place && <NamedPlaceCard place={place} />;
    },
  };
}

/** Without a poster the first frame stands in for one; on paper the poster stands alone. */
function TextVideo({ video }: { video: Video }) {
  const { poster, width, height } = video;
  return (
    <>
      <VideoPlayer video={video} preload={poster ? 'none' : 'metadata'} playsInline data-screen-only />
      {poster && <img className={styles.printed} src={poster} alt="" width={width} height={height} loading="lazy" />}
    </>
  );
}
