import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../did-you-mean.texts.ts';

/** In an empty list: what was probably meant, with the way there. Nothing where nobody knows better. */
export function DidYouMean({ words, address }: { words: string | undefined; address: (words: string) => string }) {
  if (!words) return null;
  return (
    <p>
      {t.didYouMean({
        correction: words,
        link: (correction) => (
          <a key="link" className="link" href={hrefTo(address(words))}>
            {correction}
          </a>
        ),
      })}
    </p>
  );
}
