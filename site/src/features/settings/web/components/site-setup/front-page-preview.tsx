import { Button } from '@trekker/design-system/actions/button.tsx';
import { heard } from '@trekker/design-system/content/heard.tsx';
import { Mark } from '@trekker/design-system/content/mark.tsx';
import { MenuIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { useObjectUrl } from '@trekker/design-system/staff/forms/use-object-url.ts';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { defaultCover } from '#features/home/web/default-cover.ts';
import { t as home } from '#features/home/web/home.texts.ts';
import { firstTitle } from '#features/settings/first-title.ts';
import { useTexts } from '#web/frame-data.ts';
import { Logo } from '#web/layout/brand-sign.tsx';
import styles from './front-page-preview.module.css';

type FrontPagePreviewProps = { siteName: string; tagline: string; logo: PickedFile | null };

/**
 * The front page as it will begin, drawn while somebody types; the page around it wears the color and the type already.
 * There is no real one to show before a site is set up.
 */
export function FrontPagePreview({ siteName, tagline, logo }: FrontPagePreviewProps) {
  const text = useTexts(homeTexts);
  const logoUrl = useObjectUrl(logo?.file);
  return (
    <div className={styles.side} inert>
      <div className={styles.page}>
        <div className={styles.head}>
          <p className={styles.brand}>
            {logoUrl ? (
              <Logo logo={{ url: logoUrl }} logoDark={null} alt="" />
            ) : (
              <>
                <Mark />
                {siteName}
              </>
            )}
          </p>
          <SearchIcon small />
          <MenuIcon small />
        </div>
        <p className={styles.title}>{firstTitle(tagline) ?? siteName}</p>
        <div className="row">
          <Button small>{home.explore}</Button>
          <Button small variant="outline">
            {home.learnMore({ siteName, heard })}
          </Button>
        </div>
        <div className={styles.images}>
          {defaultCover()
            .slice(0, 2)
            .map(({ name, ...image }) => (
              <Image key={name} image={{ ...image, alt: '' }} sizes="22rem" className={styles.image} />
            ))}
        </div>
        <p className={styles.next}>{text('home.destinations')}</p>
      </div>
      <p className={styles.words}>Your front page, as you type. The pictures are stand-ins.</p>
    </div>
  );
}
