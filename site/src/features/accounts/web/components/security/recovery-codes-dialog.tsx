import { Button } from '@trekker/design-system/actions/button.tsx';
import { CopyIcon } from '@trekker/design-system/icon.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { PrintButton } from '#web/components/print-button.tsx';
import styles from './security.module.css';

/** The recovery codes, this once: to print or to keep elsewhere. On paper there is nothing else. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('Recovery codes copied'),
      () => toast('Your browser didn’t let us copy them', { bad: true }),
    );
  const foot = (
    <Button small onClick={onClose}>
      I’ve saved them
    </Button>
  );
  return (
    <Dialog open title="Save your recovery codes" onClose={onClose} foot={foot}>
      <div className="stack">
        <p>
          Without your phone, each of these codes lets you in once. Keep them somewhere safe: you won’t see them again.
        </p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row">
          <PrintButton>Print</PrintButton>
          <Button variant="outline" small onClick={() => void copy()}>
            <CopyIcon small />
            Copy
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
