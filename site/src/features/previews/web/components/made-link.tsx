import { CopyIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useEffect, useRef } from 'react';
import { t } from '../staff-previews.texts.ts';
import styles from './previews.module.css';

/** The address, this once; the focus goes there, where it can be copied by hand as well. */
export function MadeLink({ url }: { url: string }) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(t.copied),
      () => toast(t.copyRefused, { bad: true }),
    );
  return (
    <div className={styles.link}>
      <Field label={t.link} hint={t.linkHint}>
        <Input ref={field} readOnly value={url} />
      </Field>
      <Button variant="outline" onClick={() => void copy()}>
        <CopyIcon small />
        {t.copy}
      </Button>
    </div>
  );
}
