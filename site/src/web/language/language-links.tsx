import { GlobeIcon } from '@trekker/design-system/icon.tsx';
import { useLocation } from 'react-router';
import { useLanguages } from '../frame-data.ts';
import { t } from '../layout/layout.texts.ts';
import { hrefIn } from './href-in.ts';
import { languagePrefix } from './href-to.ts';
import styles from './language-links.module.css';

/** Leads to this page in each language of the site, named in itself. Nothing where there is one. */
export function LanguageLinks({ inMenu }: { inMenu?: true }) {
  const languages = useLanguages();
  const { pathname, search } = useLocation();
  if (!languages) return null;
  const current = languages.find(({ code }) => `/${code}` === languagePrefix()) ?? languages[0];
  const list = (
    <details className={styles.languages}>
      <summary>
        <GlobeIcon small={!inMenu} />
        {t.language}
        <span className={styles.current}>{current?.name}</span>
      </summary>
      <ul>
        {languages.map((one) => (
          <li key={one.code}>
            <a
              href={hrefIn(one, languages, pathname + search)}
              hrefLang={one.code}
              lang={one.code}
              dir={one.dir}
              aria-current={one === current ? 'true' : undefined}
              // The server knows what of a query counts alone.
              suppressHydrationWarning
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
  return inMenu ? <li>{list}</li> : list;
}
