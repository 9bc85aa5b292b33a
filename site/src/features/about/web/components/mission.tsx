import styles from './mission.module.css';

/** Our Mission, paragraph by paragraph. */
export function Mission({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section className={`section ${styles.spread}`} aria-labelledby="mission">
      <h2 className="t-section" id="mission">
        Our Mission
      </h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
