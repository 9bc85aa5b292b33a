import { Button } from '@trekker/design-system/actions/button.tsx';
import { SunIcon } from '@trekker/design-system/icon.tsx';
import type { ReactNode } from 'react';
import { worldRegions } from '#contract/regions.ts';
import type { SectionName } from '#contract/rules/sections.ts';
import { frameTexts } from '../../contract/texts/frame-texts.ts';
import { useMenus, useSections, useSiteName, useTexts } from '../frame-data.ts';
import { BrandSign } from './brand-sign.tsx';
import styles from './footer.module.css';
import { isOff, relOf } from './places.tsx';
import { switchTheme } from './theme.ts';

type FooterLink = { label: string; href: string; part?: SectionName };

export type FooterProps = {
  /** The owners' pages elsewhere; without any the column is left out. */
  social?: readonly FooterLink[] | undefined;
  /** Opens the consent dialog; without it no button is shown. */
  onCookieSettings?: (() => void) | undefined;
};

const QUICK: readonly FooterLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Destinations', href: '/destinations' },
  { label: 'Stories', href: '/stories' },
  { label: 'Highlights', href: '/highlight', part: 'highlights' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
];

const TOP: readonly FooterLink[] = worldRegions.map(({ region, label }) => ({
  label,
  href: `/search?q=${region}`,
}));

const LEGAL: readonly FooterLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Cookies', href: '/cookies' },
];

/** The end of every page: ways on, the fine print, light or dark. */
export function Footer({ social = [], onCookieSettings }: FooterProps) {
  const siteName = useSiteName();
  const text = useTexts(frameTexts);
  const sections = useSections();
  const menus = useMenus();
  return (
    <footer className={`later ${styles.footer}`} data-screen-only>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.lead}>
            <a className={styles.brand} href="/">
              <BrandSign />
            </a>
            <p className="muted">{text('footer.about')}</p>
          </div>
          {menus?.footer?.map(({ title, entries }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title, and none moves on a page
            <FooterColumn key={place} title={title} links={entries} />
          )) ?? (
            <>
              <FooterColumn title="Quick links" links={QUICK.filter((link) => !isOff(link, sections))} />
              <FooterColumn title="Top destinations" links={TOP} />
            </>
          )}
          <FooterColumn title="Legal" links={menus?.legal ?? LEGAL}>
            {onCookieSettings && (
              <li>
                <button type="button" onClick={onCookieSettings} data-needs-script>
                  Cookie settings
                </button>
              </li>
            )}
          </FooterColumn>
          {social.length > 0 && <FooterColumn title="Follow" links={social} rel="me noopener" />}
        </div>
        <div className={styles.end}>
          <p>
            © {new Date().getFullYear()} {siteName}
          </p>
          <Button variant="ghost" small onClick={switchTheme} data-needs-script>
            <SunIcon small />
            Light or dark
          </Button>
        </div>
      </div>
    </footer>
  );
}

type FooterColumnProps = { title: string; links: readonly FooterLink[]; rel?: string; children?: ReactNode };

function FooterColumn({ title, links, rel, children }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            <a href={href} rel={rel ?? relOf(href)}>
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
