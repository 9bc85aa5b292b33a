import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { useLanguages } from '#web/frame-data.ts';
import { languageMark } from '#web/language/written-in.tsx';
import type { StoryDetail } from '../../story.contract.ts';
import { t } from '../story.texts.ts';
import styles from './story-gallery.module.css';

/** The images of a story in uneven pairs; the tall one changes sides. */
export function StoryGallery({ images }: { images: StoryDetail['images'] }) {
  const languages = useLanguages();
  if (images.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="gallery" data-screen-only>
      <h2 className="sr" id="gallery">
        {t.gallery}
      </h2>
      <div className={styles.gallery}>
        {images.map((image) => (
          <figure key={image.id}>
            <Image image={beside(image, image.caption)} sizes="(min-width: 48rem) 75vw, 190vw" />
            {image.caption && (
              <figcaption {...languageMark(languages?.find(({ code }) => code === image.captionLanguage))}>
                {image.caption}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}
