import type { RichTextBody } from '#features/rich-text/rich-text.contract.ts';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { useOriginalMark } from '#web/language/written-in.tsx';
import { t } from '../about.texts.ts';
import styles from './mission.module.css';

/** Our Mission. */
export function Mission({ body }: { body: RichTextBody }) {
  const mark = useOriginalMark();
  if (body.blocks.length === 0) return null;
  return (
    <section className={`section ${styles.spread}`} aria-labelledby="mission">
      <h2 className="t-section" id="mission">
        {t.mission}
      </h2>
      <ItemText body={body} {...mark} />
    </section>
  );
}
