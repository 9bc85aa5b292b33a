import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import {
  beginTotp,
  removeTotp,
  renewRecoveryCodes,
  type TotpSetup,
} from '#features/accounts/second-factor.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpSetupDialog } from './totp-setup-dialog.tsx';

export type Step =
  | { at: 'begin' | 'renew' | 'remove' }
  | { at: 'scan'; setup: TotpSetup }
  | { at: 'codes'; codes: readonly string[] };

type TwoFactorDialogProps = {
  step: Step;
  onStep: (step: Step | null) => void;
  /** After something has changed. */
  onDone: () => void;
};

/** The dialogs of the authenticator app, one after the other. */
export function TwoFactorDialog({ step, onStep, onDone }: TwoFactorDialogProps) {
  const api = useApi();
  const toast = useToast();
  const close = () => onStep(null);
  const closeDone = () => {
    close();
    onDone();
  };
  switch (step.at) {
    case 'begin':
      return (
        <ProofDialog
          title="Set up an authenticator app"
          action="Continue"
          call={async (body) => (await api.call(beginTotp, { body })).data}
          onDone={(setup) => onStep({ at: 'scan', setup })}
          onClose={close}
        >
          <p>
            You’ll need an app such as 1Password, Google Authenticator or Aegis. Your other devices will be logged out.
          </p>
        </ProofDialog>
      );
    case 'scan':
      return <TotpSetupDialog setup={step.setup} onDone={(codes) => onStep({ at: 'codes', codes })} onClose={close} />;
    case 'codes':
      return <RecoveryCodesDialog codes={step.codes} onClose={closeDone} />;
    case 'renew':
      return (
        <ProofDialog
          title="New recovery codes"
          action="Make new codes"
          asksCode
          call={async (body) => (await api.call(renewRecoveryCodes, { body })).data.recoveryCodes}
          onDone={(codes) => onStep({ at: 'codes', codes })}
          onClose={close}
        >
          <p>The codes you have now will stop working.</p>
        </ProofDialog>
      );
    case 'remove':
      return (
        <ProofDialog
          title="Remove the authenticator app"
          action="Remove app"
          bad
          asksCode
          call={(body) => api.call(removeTotp, { body })}
          onDone={({ message }) => {
            toast(message);
            closeDone();
          }}
          onClose={close}
        >
          <p>Logging in will no longer ask for a code, and your recovery codes will stop working.</p>
        </ProofDialog>
      );
  }
}
