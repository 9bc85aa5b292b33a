import { RichText, type RichTextItems } from '@trekker/design-system/content/rich-text.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { ImportSample } from '#features/imports/import.contract.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { kindWord } from './import-words.tsx';
import styles from './imports.module.css';

/** Some items as the file has them, beside what they become. */
export function ImportSamples({ samples }: { samples: readonly ImportSample[] }) {
  if (samples.length === 0) return null;
  return (
    <FormPart
      title="How it will look"
      aside={<span className="fine muted">{samples.length === 1 ? 'One item' : `${samples.length} items`}</span>}
    >
      <ul className={styles.lines}>
        {samples.map((sample, at) => (
          <li key={sample.sourceId}>
            <details open={at === 0} className={styles.sample}>
              <summary>
                <b>{sample.title}</b> <span className="fine muted">{kindWord(sample.kind, 1)}</span>
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
          <h3 className="fine">In the file</h3>
          <pre>{source}</pre>
        </div>
        <div>
          <h3 className="fine">Here</h3>
          <p className="t-card">{title}</p>
          {facts.length > 0 && <p className="fine muted">{facts.join(' · ')}</p>}
          <RichText blocks={blocks} items={notHereYet} />
        </div>
      </div>
      {isCut && <p className="fine muted">Only the beginning is shown.</p>}
    </>
  );
}

/** What comes along has no address yet, and no image was fetched. */
const notHereYet: RichTextItems = {
  link: (_, words) => <u>{words}</u>,
  image: ({ alt }) => ({ view: <div className={styles.frame}>{alt || 'An image'}</div>, credit: '' }),
  video: () => undefined,
  place: () => undefined,
};
