import { Button } from '@trekker/design-system/actions/button.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { AlternativeText } from '@trekker/design-system/staff/forms/alternative-text.tsx';
import { useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { describeMedia } from '#features/media/staff-media.contract.ts';
import { LibraryThumb } from '#features/media/web/components/library-thumb.tsx';
import { useApi } from '#web/session/use-session.ts';
import { t } from '../staff-checklists.texts.ts';
import styles from './checklist.module.css';
import { useLibraryItem } from './use-library-item.ts';

/** An image of a text, and the words for those who do not see it: they belong to the library, and stand everywhere. */
export function DescribeDialog({ id, onDone }: { id: string; onDone: (isSaved: boolean) => void }) {
  const api = useApi();
  const toast = useToast();
  const { item, failure } = useLibraryItem(id);
  const [alt, setAlt] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy || !alt.trim()) return;
    setBusy(true);
    try {
      await api.call(describeMedia, { params: { id }, body: { alt } });
      onDone(true);
    } catch (error) {
      toast(error instanceof Problem ? error.message : t.failed, { bad: true });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      plain
      title={t.describe}
      onClose={() => onDone(false)}
      foot={
        <>
          <Button variant="outline" small onClick={() => onDone(false)}>
            {t.cancel}
          </Button>
          <Button small busy={busy} aria-disabled={!alt.trim() || undefined} onClick={() => void save()}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className={styles.describe}>
        {failure && <p>{failure}</p>}
        {item && (
          <div className={styles.image}>
            <LibraryThumb item={item} sizes="20rem" />
          </div>
        )}
        <AlternativeText value={alt} onChange={setAlt} />
        <p className="muted">{t.describeEverywhere}</p>
      </div>
    </Dialog>
  );
}
