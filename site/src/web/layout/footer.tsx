import { Button } from '@trekker/design-system/actions/button.tsx';
import { SunIcon } from '@trekker/design-system/icon.tsx';
import { staticList } from '@trekker/design-system/static-list.ts';
import type { ReactNode } from 'react';
import type { SectionName } from '#contract/rules/sections.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { frameTexts } from '../../contract/texts/frame-voice.texts.ts';
import { shownRegions } from '../components/shown-regions.ts';
import { useMenus, useSections, useSiteName, useTexts } from '../frame-data.ts';
import { LanguageLinks } from '../language/language-links.tsx';
import { useMarkOf } from '../language/written-in.tsx';
import { BrandSign } from './brand-sign.tsx';
import styles from './footer.module.css';
import { t } from './layout.texts.ts';
import { isOff, relOf } from './places.tsx';
import { switchTheme } from './theme.ts';

type FooterLink = { label: string; href: string; part?: SectionName; language?: string | undefined };

export type FooterProps = {
  /** The owners' pages elsewhere; without any the column is left out. */
  social?: readonly FooterLink[] | undefined;
  /** Opens the consent dialog; without it no button is shown. */
  onCookieSettings?: (() => void) | undefined;
};

const quickLinks = (): readonly FooterLink[] => [
  { label: t.home, href: '/' },
  { label: t.destinations, href: '/destinations' },
  { label: t.stories, href: '/stories' },
  { label: t.highlights, href: '/highlight', part: 'highlights' },
  { label: t.about, href: '/about' },
  { label: t.contact, href: '/contact' },
];

const topDestinations = (): readonly FooterLink[] =>
  shownRegions.map(({ region, label }) => ({ label: label(), href: `/search?q=${region}` }));

const legalLinks = (): readonly FooterLink[] => [
  { label: t.privacy, href: '/privacy' },
  { label: t.terms, href: '/terms' },
  { label: t.cookies, href: '/cookies' },
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
            <a className={styles.brand} href={hrefTo('/')}>
              <BrandSign />
            </a>
            <p className="muted">{text('footer.about')}</p>
          </div>
          {menus?.footer ? (
            staticList(menus.footer, ({ title, language, entries }) => (
              <FooterColumn title={title} language={language} links={entries} />
            ))
          ) : (
            <>
              <FooterColumn title={t.quickLinks} links={quickLinks().filter((link) => !isOff(link, sections))} />
              <FooterColumn title={t.topDestinations} links={topDestinations()} />
            </>
          )}
          <FooterColumn title={t.legal} links={menus?.legal ?? legalLinks()}>
            {onCookieSettings && (
              <li>
                <button type="button" onClick={onCookieSettings} data-needs-script>
                  {t.cookieSettings}
                </button>
              </li>
            )}
          </FooterColumn>
          {social.length > 0 && <FooterColumn title={t.follow} links={social} rel="me noopener" />}
        </div>
        <div className={styles.end}>
          <p>
            © {new Date().getFullYear()} {siteName}
          </p>
          <LanguageLinks />
          <Button variant="ghost" small onClick={switchTheme} data-needs-script>
            <SunIcon small />
            {t.lightOrDark}
          </Button>
        </div>
      </div>
    </footer>
  );
}

type FooterColumnProps = {
  title: string;
  /** Of the title, by its tag, where that may be another one than the page's. */
  language?: string | undefined;
  links: readonly FooterLink[];
  rel?: string;
  children?: ReactNode;
};

function FooterColumn({ title, language, links, rel, children }: FooterColumnProps) {
  const markOf = useMarkOf();
  return (
    <nav aria-label={title}>
      <h2 {...markOf(language)}>{title}</h2>
      <ul>
        {links.map(({ label, href, language: ofLabel }) => (
          <li key={`${href} ${label}`}>
            <a href={hrefTo(href)} rel={rel ?? relOf(href)} {...markOf(ofLabel)}>
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
