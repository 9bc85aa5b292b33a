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
import { t } from './security.texts.ts';
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
          title={t.setUpApp}
          action={t.continue}
          call={async (body) => (await api.call(beginTotp, { body })).data}
          onDone={(setup) => onStep({ at: 'scan', setup })}
          onClose={close}
        >
          <p>{t.appLead}</p>
        </ProofDialog>
      );
    case 'scan':
      return <TotpSetupDialog setup={step.setup} onDone={(codes) => onStep({ at: 'codes', codes })} onClose={close} />;
    case 'codes':
      return <RecoveryCodesDialog codes={step.codes} onClose={closeDone} />;
    case 'renew':
      return (
        <ProofDialog
          title={t.newRecoveryCodes}
          action={t.makeNewCodes}
          asksCode
          call={async (body) => (await api.call(renewRecoveryCodes, { body })).data.recoveryCodes}
          onDone={(codes) => onStep({ at: 'codes', codes })}
          onClose={close}
        >
          <p>{t.codesStop}</p>
        </ProofDialog>
      );
    case 'remove':
      return (
        <ProofDialog
          title={t.removeTheApp}
          action={t.removeApp}
          bad
          asksCode
          call={(body) => api.call(removeTotp, { body })}
          onDone={({ message }) => {
            toast(message);
            closeDone();
          }}
          onClose={close}
        >
          <p>{t.removeAppLead}</p>
        </ProofDialog>
      );
  }
}
