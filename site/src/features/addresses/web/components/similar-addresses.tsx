import { Meta } from '@trekker/design-system/content/card.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { TermWord } from '#features/glossary/web/components/term-word.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { SimilarAddress } from '../../addresses.contract.ts';
import { t } from '../similar-addresses.texts.ts';
import styles from './similar-addresses.module.css';

const kinds = { destination: () => t.destination, story: () => t.story, tag: () => t.tag, page: () => t.page };

/** What an address without a page may have meant. */
export function SimilarAddresses({ similar }: { similar: readonly SimilarAddress[] }) {
  if (similar.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="meant">
      <h2 className="t-block" id="meant">
        {t.title}
      </h2>
      <ul className={styles.list}>
        {similar.map((one) => (
          <Similar key={one.href} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Similar({ one }: { one: SimilarAddress }) {
  const { kind, title, href, about, picture, category } = one;
  const written = useFallbackLanguage(one, 'title');
  return (
    <li className={styles.one}>
      <div className={styles.picture}>
        {picture ? (
          <Image image={beside(picture, title)} sizes="112px" />
        ) : (
          <span aria-hidden="true">{kind === 'tag' ? '#' : '/'}</span>
        )}
      </div>
      <div className={styles.text}>
        <Meta>
          <b>{kinds[kind]()}</b>
          <bdi>{kind === 'story' ? <TermWord of={about} name={category} /> : about}</bdi>
          {written && <WrittenIn language={written} />}
        </Meta>
        <h3 className="t-small">
          <a href={hrefTo(href)} {...languageMark(written)}>
            {kind === 'tag' ? <TermWord of={title} name={undefined} /> : title}
          </a>
        </h3>
      </div>
    </li>
  );
}
