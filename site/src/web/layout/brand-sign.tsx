import { classNames } from '@trekker/design-system/class-names.ts';
import { Mark } from '@trekker/design-system/content/mark.tsx';
import { brandInitial, horizonMark } from '../../contract/rules/brand-initial.ts';
import { defaultSiteName } from '../../features/settings/site.contract.ts';
import { useBrand, useSiteName } from '../frame-data.ts';
import styles from './brand-sign.module.css';

/**
 * The icon of the site, or the letter or the compass in its place. Decoration: what is around it carries the name.
 */
export function BrandIcon() {
  const brand = useBrand();
  const initial = brandInitial(useSiteName(), defaultSiteName, brand);
  if (brand.icon) return <img className={styles.icon} src={brand.icon.url} alt="" width={32} height={32} />;
  return initial ? <Initial letter={initial.letter} /> : <Mark />;
}

/** The letter that stands for a site without an icon; a mark for a name that has none. */
export function Initial({ letter }: { letter: string }) {
  return (
    <svg className={styles.initial} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="6.5" />
      {letter ? (
        <text x="16" y="22.4" textAnchor="middle">
          {letter}
        </text>
      ) : (
        <path d={horizonMark} />
      )}
    </svg>
  );
}

/** The logo, or the name in the type of headlines with the icon before it. */
export function BrandSign() {
  const { logo, logoDark } = useBrand();
  const siteName = useSiteName();
  if (!logo && !logoDark)
    return (
      <>
        <BrandIcon />
        {siteName}
      </>
    );
  return <Logo logo={logo} logoDark={logoDark} alt={siteName} />;
}

type LogoFile = { url: string; width?: number; height?: number };
type LogoProps = { logo: LogoFile | null | undefined; logoDark: LogoFile | null | undefined; alt: string };

/** A logo for each theme; where there is one alone, it serves both. */
export function Logo({ logo, logoDark, alt }: LogoProps) {
  const [onPaper, atNight] = [logo ?? logoDark, logoDark ?? logo];
  return (
    <>
      {[onPaper, atNight].map(
        (image, at) =>
          image && (
            <img
              key={at === 0 ? 'paper' : 'night'}
              className={classNames(
                styles.logo,
                at === 0 ? styles.paper : styles.night,
                at === 1 && !logoDark && styles.plate,
              )}
              src={image.url}
              alt={alt}
              width={image.width}
              height={image.height}
            />
          ),
      )}
    </>
  );
}

/** What the frame's parts are kept by, beside the name. */
export function useSignKey(): string {
  const { logo, logoDark, icon } = useBrand();
  return [logo, logoDark, icon].map((image) => image?.url ?? '').join(' ');
}
