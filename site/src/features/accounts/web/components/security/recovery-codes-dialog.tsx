import { CopyIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { PrintButton } from '#web/components/print-button.tsx';
import styles from './security.module.css';
import { t } from './security.texts.ts';

/** The recovery codes, this once: to print or to keep elsewhere. On paper there is nothing else. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(t.codesCopied),
      () => toast(t.codesNotCopied, { bad: true }),
    );
  const foot = (
    <Button small onClick={onClose}>
      {t.savedThem}
    </Button>
  );
  return (
    <Dialog open title={t.saveYourRecoveryCodes} onClose={onClose} foot={foot}>
      <div className="stack">
        <p>{t.codesLead}</p>
        <ul className={styles.codes} aria-label={t.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row">
          <PrintButton>{t.print}</PrintButton>
          <Button variant="outline" small onClick={() => void copy()}>
            <CopyIcon small />
            {t.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
