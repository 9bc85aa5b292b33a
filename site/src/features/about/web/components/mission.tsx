import type { RichTextBody } from '#features/rich-text/rich-text.contract.ts';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import type { ShownLanguage } from '#web/language/href-in.ts';
import { languageMark, WrittenIn } from '#web/language/written-in.tsx';
import { t } from '../about.texts.ts';
import styles from './mission.module.css';

export type MissionProps = {
  body: RichTextBody;
  /** Of its text, where that is another one than the page's. */
  language: ShownLanguage | undefined;
  /** The page says already in which language it is. */
  isSaid: boolean;
};

/** Our Mission. */
export function Mission({ body, language, isSaid }: MissionProps) {
  if (body.blocks.length === 0) return null;
  const text = <ItemText body={body} {...languageMark(language)} />;
  return (
    <section className={`section ${styles.spread}`} aria-labelledby="mission">
      <h2 className="t-section" id="mission">
        {t.mission}
      </h2>
      {language && !isSaid ? (
        <div>
          <p className="fine muted">
            <WrittenIn language={language} />
          </p>
          {text}
        </div>
      ) : (
        text
      )}
    </section>
  );
}
