import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { describeMedia, type LibraryItem, mediaRules } from '#features/media/staff-media.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useEach } from '#web/staff/use-each.ts';
import { t } from '../../staff-media.texts.ts';
import { LicenseInput } from '../license-input.tsx';

export type CreditDialogProps = {
  items: readonly LibraryItem[];
  onChange: (item: LibraryItem) => void;
  onClose: () => void;
};

/** What all of them have in common already; "" where they differ. */
const common = (items: readonly LibraryItem[], name: 'credit' | 'license') =>
  items.every((item) => item[name] === items[0]?.[name]) ? (items[0]?.[name] ?? '') : '';

/** Gives several items one credit, one license; what is left empty stays as it is. */
export function CreditDialog({ items, onChange, onClose }: CreditDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { done, run } = useEach<LibraryItem>();
  const [credit, setCredit] = useState(() => common(items, 'credit'));
  const [license, setLicense] = useState(() => common(items, 'license'));
  const busy = done !== null;
  const save = async () => {
    const body = { ...(credit.trim() && { credit }), ...(license.trim() && { license }) };
    const failed = await run(items, async ({ _id }) => {
      onChange((await api.call(describeMedia, { params: { id: _id }, body })).data);
    });
    if (failed[0]) return toast(t.someNotSaved({ count: failed.length, why: failed[0].message }), { bad: true });
    toast(t.someSaved({ count: items.length }));
    onClose();
  };
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose}>
        {t.cancel}
      </Button>
      <Button
        small
        busy={busy}
        aria-disabled={!(credit.trim() || license.trim()) || undefined}
        onClick={() => (credit.trim() || license.trim()) && void save()}
      >
        {busy ? t.savingSome({ place: done + 1, count: items.length }) : t.saveFor({ count: items.length })}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t.creditAndLicense} foot={foot}>
      <div className="stack">
        <Field label={t.credit} hint={t.creditHint}>
          <Input
            data-autofocus
            value={credit}
            maxLength={mediaRules.credit.most}
            autoComplete="off"
            onChange={(event) => setCredit(event.target.value)}
          />
        </Field>
        <LicenseInput value={license} onChange={setLicense} />
      </div>
    </Dialog>
  );
}
