import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { Group } from '@trekker/design-system/group.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@trekker/design-system/icon.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { SecureImage } from '#features/media/media.contract.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { DestinationSummary } from '../../destination.contract.ts';
import { t } from '../destination.texts.ts';
import styles from './destination-hero.module.css';
import { type Slideshow, useSlideshow } from './use-slideshow.ts';

/** A name of more letters is set smaller, or it would not fit on the image. */
const longName = 24;

export type DestinationHeroProps = {
  destination: DestinationSummary;
  /** Empty while they are on their way: the thumbnail stands in. */
  images: readonly SecureImage[];
};

/** The shown of a place with its name on them. */
export function DestinationHero({ destination, images }: DestinationHeroProps) {
  const { name, slug, location, thumbnail } = destination;
  const gallery = images.map(({ secure_url, ...rest }) => ({ url: secure_url, ...rest }));
  const shown = gallery.length > 0 ? gallery : [thumbnail];
  const slideshow = useSlideshow(shown.length);
  const mark = languageMark(useFallbackLanguage(destination, 'name'));
  return (
    <section className={`${styles.hero} on-image`} aria-roledescription={t.carousel} aria-label={t.imagesOf({ name })}>
      {/* A region that scrolls must be reachable by keyboard. */}
      <Group ref={slideshow.track} className={styles.track} tabIndex={shown.length > 1 ? 0 : undefined} label={t.row}>
        {shown.map((image, index) => (
          <Group
            key={image?.url}
            className={styles.slide}
            aria-roledescription={t.slide}
            label={t.slideOf({ number: index + 1, count: shown.length })}
          >
            <Image
              image={image}
              // The cut needs 187vw; a phone of usual density takes the 800 px file all the same: the next is four
              // times as heavy.
              sizes="(min-width: 48rem) 100vw, min(110vw, 132vh)"
              className={styles.image}
              eager={index === 0}
              {...(index === 0 && { transitionName: `place-${slug}` })}
            />
          </Group>
        ))}
      </Group>
      <div className={styles.text}>
        <div className={`wrap ${styles.line}`}>
          <div>
            <h1 className={name.length > longName ? styles.long : undefined} {...mark}>
              {name}
            </h1>
            <p className={styles.place}>
              {location.region
                ? t.location({
                    country: location.country,
                    region: location.region,
                    own: (words) => (
                      <span key="region" {...mark}>
                        {words}
                      </span>
                    ),
                  })
                : location.country}
            </p>
          </div>
          {shown.length > 1 && <Controls slideshow={slideshow} count={shown.length} />}
        </div>
      </div>
    </section>
  );
}

function Controls({ slideshow, count }: { slideshow: Slideshow; count: number }) {
  const { current, playing, show, toggle } = slideshow;
  return (
    <div className={styles.controls} data-needs-script data-screen-only>
      <IconButton label={playing ? t.pause : t.play} onClick={toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={t.image({ number: index + 1, count })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <IconButton label={t.previous} onClick={() => show(current - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label={t.next} onClick={() => show(current + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
