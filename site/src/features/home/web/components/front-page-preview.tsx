import { Button } from '@trekker/design-system/actions/button.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { MenuIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { useObjectUrl } from '@trekker/design-system/staff/forms/use-object-url.ts';
import type { ReactNode } from 'react';
import { initialOf } from '#contract/rules/brand-initial.ts';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { Initial, Logo } from '#web/layout/brand-sign.tsx';
import { defaultCover } from '../default-cover.ts';
import { t } from '../home.texts.ts';
import styles from './front-page-preview.module.css';

type FrontPagePreviewProps = {
  siteName: string;
  title: string;
  logo: PickedFile | null;
  /** What is said of it, below. */
  children: ReactNode;
};

/**
 * The front page as it will begin, drawn while somebody types; the page around it wears the color and the type already.
 * There is no real one to show before a site is set up.
 */
export function FrontPagePreview({ siteName, title, logo, children }: FrontPagePreviewProps) {
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
                <Initial letter={initialOf(siteName)} />
                {siteName}
              </>
            )}
          </p>
          <SearchIcon small />
          <MenuIcon small />
        </div>
        <p className={styles.title}>{title}</p>
        <div className="row">
          <Button small>{t.explore}</Button>
          <Button small variant="outline">
            {t.learnMore({ siteName, srOnly })}
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
      <p className={styles.words}>{children}</p>
    </div>
  );
}
