import { useApi } from '#web/session/use-session.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Makes a passkey, after a question. */
export function PasskeyDialog({ onDone, onClose }: { onDone: (message: string) => void; onClose: () => void }) {
  const api = useApi();
  return (
    <ProofDialog
      title="Add a passkey"
      action="Continue"
      call={async (proof) => (await import('../../passkey-ceremony.ts')).makePasskey(api, proof)}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
    >
      <p>
        Your device or password manager will ask for your fingerprint, face or PIN. Then that’s all it takes to log in.
      </p>
    </ProofDialog>
  );
}
