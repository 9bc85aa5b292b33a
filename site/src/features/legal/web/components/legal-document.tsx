import { type LegalText, partsOf, type SiteFacts, sectionId } from '../legal-text.ts';
import styles from './legal-document.module.css';

/** A legal page: what it says in one paragraph, where to find what, and the numbered sections. */
export function LegalDocument({ text, site }: { text: LegalText; site: SiteFacts }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="t-page">{text.title}</h1>
        <p className="fine muted">Last updated: {text.lastUpdated}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="on-this-page">
        <p className="fine muted" id="on-this-page">
          On this page
        </p>
        <ol>
          {text.sections.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${sectionId(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <p className={styles.intro}>
          <Words text={text.intro} site={site} />
        </p>
        {text.sections.map(({ heading, paragraphs }, index) => (
          <section key={heading} className={`prose ${styles.section}`} aria-labelledby={sectionId(heading)}>
            <h2 className="t-block" id={sectionId(heading)}>
              {index + 1}. {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Words text={paragraph} site={site} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Words({ text, site }: { text: string; site: SiteFacts }) {
  return partsOf(text, site.siteName).map((part, index) =>
    'words' in part ? (
      part.words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text have nothing else, and never change places
      <a key={index} className="link" href={`mailto:${site.supportEmail}`}>
        {site.supportEmail}
      </a>
    ),
  );
}
