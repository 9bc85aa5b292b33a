import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { eagerAt } from '@trekker/design-system/images/eager.ts';
import { Image } from '@trekker/design-system/images/image.tsx';
import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import type { Banner } from '#features/banners/banner.contract.ts';
import { useHasOurName, useSiteName, useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import { defaultCover } from '../default-cover.ts';
import { t } from '../home.texts.ts';
import styles from './cover.module.css';

/**
 * How much of the window each of the three boxes takes, the crop counted (but for 3 %: a step in the files' widths).
 */
const sizes = ['(min-width: 48rem) 52vw, 109vw', '(min-width: 48rem) 42vw, 90vw', '(min-width: 48rem) 42vw, 90vw'];

/**
 * Three images, whatever a banner brings: the defaults fill up what it leaves free. Each with the place that it shows,
 * if that is known; of the defaults in our magazine alone, since another may write of one country.
 */
function imagesOf(banner: Banner | undefined, hasOurName: boolean) {
  const own = (banner?.images ?? []).map(({ secure_url, place, ...rest }) => ({
    ...rest,
    url: secure_url,
    name: place ? t.place({ place: place.name, country: place.country }) : undefined,
    href: place ? `/destinations/${place.slug}` : undefined,
  }));
  const defaults = defaultCover().map(({ name, ...image }) => ({
    ...image,
    name: hasOurName ? name : undefined,
    href: undefined,
  }));
  return [...own, ...defaults].slice(0, sizes.length);
}

/** The cover of the magazine: title, deck and two buttons above three images in one height. */
export function Cover({ banner }: { banner: Banner | undefined }) {
  const siteName = useSiteName();
  const hasOurName = useHasOurName();
  // What stands while no banner is active, or where it leaves something out.
  const text = useTexts(homeTexts);
  const language = useFallbackLanguage(banner ?? {}, 'title');
  const mark = languageMark(language);
  return (
    <section className={`wrap ${styles.cover}`} aria-labelledby="cover">
      <div className={styles.text}>
        <h1 className="t-hero" id="cover" {...(banner?.title && mark)}>
          {banner?.title || text('home.title')}
        </h1>
        <div className={styles.deck}>
          <p className="lead" {...(banner?.description && mark)}>
            {banner?.description || text('home.description')}
          </p>
          <div className="row">
            <ButtonLink href={hrefTo('/destinations')}>{t.explore}</ButtonLink>
            <ButtonLink href={hrefTo('/about')} variant="outline">
              {t.learnMore({ siteName, srOnly })}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.triptych}>
        {imagesOf(banner, hasOurName).map(({ name, href, ...image }, index) => (
          <figure key={image.url} className={styles.figure}>
            <Image image={image} sizes={sizes[index] ?? '50vw'} className={styles.image} eager={eagerAt(index)} />
            {name && (
              <figcaption className={styles.place}>{href ? <a href={hrefTo(href)}>{name}</a> : name}</figcaption>
            )}
          </figure>
        ))}
      </div>
      <p className={styles.note} {...(banner?.smallDescription && mark)}>
        {banner?.smallDescription || text('home.note')}
      </p>
      {language && (
        <p className={styles.note}>
          <WrittenIn language={language} />
        </p>
      )}
    </section>
  );
}

/** The same boxes while the banner is on its way. */
export function CoverSkeleton() {
  return (
    <Skeleton className={`wrap ${styles.cover}`}>
      <div className={styles.text}>
        <SkeletonBlock height="clamp(6rem, 16vw, 17rem)" />
        <div className={styles.deck}>
          <SkeletonBlock height="5rem" />
          <SkeletonBlock height="3rem" width="70%" />
        </div>
      </div>
      <div className={styles.triptych}>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={styles.figure}>
            <SkeletonBlock className={styles.image} height="auto" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
