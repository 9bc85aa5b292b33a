import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useState } from 'react';
import { useApi } from '#web/session/use-session.ts';
import { errorsByField, useOneCall } from '#web/staff/form/use-one-call.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { createPreview, endPreview, type Preview, type PreviewedKind, previewDays } from '../../preview.contract.ts';
import { t } from '../staff-previews.texts.ts';
import { MadeLink } from './made-link.tsx';
import styles from './previews.module.css';
import { usePreviewLinks } from './use-preview-links.ts';

export type PreviewDialogProps = { kind: PreviewedKind; id: string; onClose: () => void };

/** Makes links to an item, and ends them. The address of one is shown when it is made, and never again. */
export function PreviewDialog({ kind, id, onClose }: PreviewDialogProps) {
  const api = useApi();
  const { busy, run } = useOneCall();
  const links = usePreviewLinks(kind, id);
  const [days, setDays] = useState(String(previewDays.standard));
  const [error, setError] = useState('');
  const [made, setMade] = useState<{ _id: string; url: string } | null>(null);

  const make = async () => {
    setError('');
    const answer = await run(
      () => api.call(createPreview, { body: { kind, id, days: Number(days) } }),
      (problem) => setError(errorsByField(problem).days ? dayWords() : problem.message),
    );
    if (!answer) return;
    const { url, ...link } = answer.data;
    setMade({ _id: link._id, url });
    links.add(link);
  };
  return (
    <Dialog open title={t.share} onClose={onClose} hint={t.lead}>
      <div className="stack">
        <div className={styles.link}>
          <Field label={t.days} error={error}>
            <Input
              type="number"
              inputMode="numeric"
              min={previewDays.least}
              max={previewDays.most}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          </Field>
          <Button busy={busy} onClick={make}>
            {busy ? t.making : t.make}
          </Button>
        </div>
        {made && <MadeLink key={made.url} url={made.url} />}
        <OpenLinks
          {...links}
          onEnded={(ended) => {
            links.remove(ended);
            if (made?._id === ended) setMade(null);
          }}
        />
      </div>
    </Dialog>
  );
}

const dayWords = () => t.daysWrong({ least: previewDays.least, most: previewDays.most });

type OpenLinksProps = ReturnType<typeof usePreviewLinks> & { onEnded: (id: string) => void };

function OpenLinks({ links, problem, onEnded }: OpenLinksProps) {
  if (problem) return <FieldError>{problem}</FieldError>;
  if (!links) return <p className="fine muted">{t.loading}</p>;
  return (
    <section aria-labelledby="open-previews">
      <h3 className="fine" id="open-previews">
        {t.open}
      </h3>
      {links.length === 0 && <p className="fine muted">{t.noneOpen}</p>}
      <ul className={styles.links}>
        {links.map((link) => (
          <OpenLink key={link._id} link={link} onEnded={onEnded} />
        ))}
      </ul>
    </section>
  );
}

function OpenLink({ link, onEnded }: { link: Preview; onEnded: (id: string) => void }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const words = t.madeBy({ day: shortDay(link.createdAt), name: link.by.name });
  const end = async () => {
    const isEnded = await run(() => api.call(endPreview, { params: { id: link._id } }));
    if (isEnded) onEnded(link._id);
  };
  return (
    <li>
      <span>
        {words}
        <span className="muted">{t.until({ day: shortDay(link.expiresAt) })}</span>
      </span>
      <Button variant="ghost" small busy={busy} onClick={end} aria-label={t.turnOffOf({ link: words })}>
        {t.turnOff}
      </Button>
    </li>
  );
}
