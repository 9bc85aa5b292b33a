import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { CloseIcon } from '@trekker/design-system/icon.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../layout/layout.texts.ts';
import { browserStorage } from '../navigation/content-cache-store.ts';
import { hrefIn, type ShownLanguage } from './href-in.ts';
import { languagePrefix } from './href-to.ts';
import styles from './language-offer.module.css';

const closedKey = 'language-offer';

/**
 * Offers the page in the language that the browser asks for first among those of the site: a line over the page, which
 * moves nothing and never comes back once it was closed. Nobody is ever led anywhere by what their browser says.
 */
export default function LanguageOffer({ languages }: { languages: readonly ShownLanguage[] }) {
  const [offered, setOffered] = useState<ShownLanguage>();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (browserStorage()?.getItem(closedKey)) return;
    const wanted = wantedLanguage(navigator.languages, languages);
    const isShown = wanted && hrefIn(wanted, languages, '') === languagePrefix();
    if (!isShown) setOffered(wanted);
  }, [languages]);
  if (!offered) return null;
  const close = () => {
    setOffered(undefined);
    try {
      browserStorage()?.setItem(closedKey, 'closed');
    } catch {
      // A browser that keeps nothing offers it again.
    }
  };
  return (
    <aside className={styles.offer} aria-label={t.language} data-screen-only>
      <a
        href={hrefIn(offered, languages, pathname + search)}
        hrefLang={offered.code}
        lang={offered.code}
        dir={offered.dir}
      >
        {offered.offer ?? offered.name}
      </a>
      <IconButton label={t.closeLanguageOffer} onClick={close}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}

/** The first that the browser asks for and the site has, de for de-AT too. */
function wantedLanguage(wanted: readonly string[], languages: readonly ShownLanguage[]): ShownLanguage | undefined {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const code = parts.slice(0, length).join('-');
      const found = languages.find((one) => one.code === code);
      if (found) return found;
    }
  }
  return undefined;
}
