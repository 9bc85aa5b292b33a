import { useApi } from '#web/session/use-session.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { t } from './security.texts.ts';

/** Makes a passkey, after a question. */
export function PasskeyDialog({ onDone, onClose }: { onDone: (message: string) => void; onClose: () => void }) {
  const api = useApi();
  return (
    <ProofDialog
      title={t.addAPasskey}
      action={t.continue}
      call={async (proof) => (await import('../../passkey-ceremony.ts')).makePasskey(api, proof)}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
    >
      <p>{t.passkeyLead}</p>
    </ProofDialog>
  );
}
