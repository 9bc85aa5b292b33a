import { RichText, type RichTextItems } from '@trekker/design-system/content/rich-text.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { ImportSample } from '#features/imports/import.contract.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { t } from '../staff-imports.texts.ts';
import styles from './import-samples.module.css';
import { oneOfKind } from './import-words.tsx';

/** Some items as the file has them, beside what they become. */
export function ImportSamples({ samples }: { samples: readonly ImportSample[] }) {
  if (samples.length === 0) return null;
  return (
    <FormPart title={t.samples} aside={<span className="fine muted">{t.sampleItems({ count: samples.length })}</span>}>
      <ul className={styles.lines}>
        {samples.map((sample, at) => (
          <li key={sample.sourceId}>
            <details open={at === 0} className={styles.sample}>
              <summary>
                <b>{sample.title}</b> <span className="fine muted">{oneOfKind(sample.kind)}</span>
              </summary>
              <Compared sample={sample} />
            </details>
          </li>
        ))}
      </ul>
    </FormPart>
  );
}

function Compared({ sample: { source, title, publishedAt, category, tags, blocks, isCut } }: { sample: ImportSample }) {
  const facts = [category, publishedAt && shortDay(publishedAt), ...tags].filter(Boolean);
  return (
    <>
      <div className={styles.compared}>
        <div>
          <h3 className="fine">{t.inTheFile}</h3>
          <pre>{source}</pre>
        </div>
        <div>
          <h3 className="fine">{t.here}</h3>
          <p className="t-card">{title}</p>
          {facts.length > 0 && <p className="fine muted">{facts.join(' · ')}</p>}
          <RichText blocks={blocks} items={notHereYet} />
        </div>
      </div>
      {isCut && <p className="fine muted">{t.onlyBeginning}</p>}
    </>
  );
}

/** What comes along has no address yet, and no image was fetched. */
const notHereYet: RichTextItems = {
  link: (_, words) => <u>{words}</u>,
  image: ({ alt }) => ({ view: <div className={styles.frame}>{alt || t.anImage}</div>, credit: '' }),
  video: () => undefined,
  place: () => undefined,
};
