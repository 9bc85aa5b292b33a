import { type SiteSetup, setupPath } from '#features/settings/site-setup.contract.ts';
import { hrefIn, type ShownLanguage } from '#web/language/href-in.ts';
import { languagePrefix } from '#web/language/href-to.ts';
import styles from './setup-form.module.css';
import { t } from './staff-site-setup.texts.ts';

type Language = SiteSetup['language'];

/** As each calls itself. */
const languages: (ShownLanguage & { code: Language })[] = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
];

/** The language that the set-up is shown in, which is the one that the site is to be written in. */
export const setupLanguage = (): Language =>
  languages.find((language) => `/${language.code}` === languagePrefix())?.code ?? 'en';

/** Leads to the set-up in another language, with the code. */
export function LanguageChoice({ code }: { code: string }) {
  const chosen = setupLanguage();
  const address = code ? `${setupPath}?code=${encodeURIComponent(code)}` : setupPath;
  return (
    <nav className={styles.languages} aria-label={t.language}>
      <ul>
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={hrefIn(language, languages, address)}
              lang={language.code}
              hrefLang={language.code}
              aria-current={language.code === chosen ? 'true' : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
      <p className="fine muted">{t.languageHint}</p>
    </nav>
  );
}
