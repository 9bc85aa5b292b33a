import { useLocation } from 'react-router';
import { useLanguages } from '../frame-data.ts';
import { hrefIn } from './href-in.ts';
import { languagePrefix } from './href-to.ts';
import { t } from './only-translated.texts.ts';

/** Where else to look, in an empty list of a language that leaves out what is not translated. Nothing in others. */
export function OnlyTranslated() {
  const languages = useLanguages();
  const { pathname, search } = useLocation();
  const [own] = languages ?? [];
  const here = languages?.find(({ code }) => `/${code}` === languagePrefix());
  if (!languages || !own || !here?.onlyTranslated) return null;
  return (
    <p className="muted">
      {t.onlyTranslated({
        name: own.name,
        link: (name) => (
          <a
            key="link"
            className="link"
            href={hrefIn(own, languages, pathname + search)}
            hrefLang={own.code}
            lang={own.code}
            dir={own.dir}
            // The server knows what of a query counts alone.
            suppressHydrationWarning
          >
            {name}
          </a>
        ),
      })}
    </p>
  );
}
