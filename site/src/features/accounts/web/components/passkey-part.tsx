import { Button } from '@trekker/design-system/button.tsx';
import { useToast } from '@trekker/design-system/toasts.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { printDate } from '../../../../web/printed-date.tsx';
import { timeAgo } from '../../../../web/staff/staff-time.ts';
import { useApi } from '../../../../web/use-session.ts';
import { type OwnPasskey, removePasskey } from '../../passkey.contract.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import styles from './security.module.css';

/** One's passkeys, which log in without a password. */
export function PasskeyPart({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const [asked, setAsked] = useState<'add' | OwnPasskey | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const close = () => setAsked(null);
  const done = (message: string) => {
    toast(message);
    close();
    void revalidate();
  };
  return (
    <section aria-labelledby="passkeys">
      <h3 className="t-small" id="passkeys">
        Passkeys
      </h3>
      <p className="muted">Log in with your fingerprint, face or PIN instead of a password.</p>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey._id}>
            <div>
              <b>{passkey.name}</b>
              <p className="fine muted">
                Added {printDate(passkey.createdAt)}
                {passkey.lastUsedAt && `, last used ${timeAgo(passkey.lastUsedAt).toLowerCase()}`}
              </p>
            </div>
            <Button look="line" small aria-label={`Remove ${passkey.name}`} onClick={() => setAsked(passkey)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button look="line" onClick={() => setAsked('add')}>
        Add a passkey
      </Button>
      {asked === 'add' && <PasskeyDialog onDone={done} onClose={close} />}
      {asked !== null && asked !== 'add' && <RemoveDialog passkey={asked} onDone={done} onClose={close} />}
    </section>
  );
}

type RemoveDialogProps = { passkey: OwnPasskey; onDone: (message: string) => void; onClose: () => void };

function RemoveDialog({ passkey, onDone, onClose }: RemoveDialogProps) {
  const api = useApi();
  return (
    <ProofDialog
      title="Remove this passkey"
      action="Remove"
      bad
      call={(body) => api.call(removePasskey, { params: { id: passkey._id }, body })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
    >
      <p>“{passkey.name}” will no longer log in to your account. You may have to delete it on the device too.</p>
    </ProofDialog>
  );
}
