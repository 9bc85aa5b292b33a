import { type OwnPasskey, removePasskey } from '#features/accounts/passkey.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { t } from './security.texts.ts';

type DialogProps = { onDone: (message: string) => void; onClose: () => void };

/** Adds a passkey, or takes one away. */
export function PasskeyDialogs({ asked, ...rest }: DialogProps & { asked: 'add' | OwnPasskey }) {
  return asked === 'add' ? <PasskeyDialog {...rest} /> : <RemoveDialog passkey={asked} {...rest} />;
}

function RemoveDialog({ passkey, onDone, onClose }: DialogProps & { passkey: OwnPasskey }) {
  const api = useApi();
  return (
    <ProofDialog
      title={t.removeThisPasskey}
      action={t.remove}
      bad
      call={(body) => api.call(removePasskey, { params: { id: passkey._id }, body })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
    >
      <p>{t.removePasskeyLead({ name: passkey.name })}</p>
    </ProofDialog>
  );
}
