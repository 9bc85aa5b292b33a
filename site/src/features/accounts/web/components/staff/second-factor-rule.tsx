import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changeSecondFactorRule, type SecondFactorRule as Rule } from '#features/accounts/second-factor.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { ProofDialog } from '../security/proof-dialog.tsx';
import { t } from './staff-users.texts.ts';

/** Whether staff must use a second factor: decided by AUTHORs, who begin with themselves, seen by all staff. */
export function SecondFactorRule({ rule: { required, without, own } }: { rule: Rule }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isAuthor = useLogin()?.user.role === 'AUTHOR';
  const close = () => setAsked(null);
  return (
    <FormPart title={t.staffLogin}>
      <SwitchLine
        label={t.requireASecondFactor}
        hint={isAuthor ? hintOf(required, without) : t.authorsOnly({ hint: hintOf(required, without) })}
        on={required}
        disabled={!isAuthor}
        onChange={setAsked}
      />
      {asked && !own && <OwnFirst onClose={close} />}
      {asked !== null && (own || !asked) && (
        <ProofDialog
          title={asked ? t.requireASecondFactor : t.stopRequiring}
          action={asked ? t.requireIt : t.stopRequiringIt}
          bad={!asked}
          call={(proof) => api.call(changeSecondFactorRule, { body: { required: asked, ...proof } })}
          onDone={({ message }) => {
            toast(message);
            close();
            void revalidate();
          }}
          onClose={close}
        >
          <p>{asked ? t.requireLead : t.stopRequiringLead}</p>
        </ProofDialog>
      )}
    </FormPart>
  );
}

/** Whoever asks it of others must not be the first whom it keeps out. */
function OwnFirst({ onClose }: { onClose: () => void }) {
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose}>
        {t.cancel}
      </Button>
      <ButtonLink small href={hrefTo('/profile#security')} data-autofocus>
        {t.goToSecurity}
      </ButtonLink>
    </>
  );
  return (
    <Dialog open title={t.ownFirst} onClose={onClose} foot={foot}>
      <p>{t.ownFirstLead}</p>
    </Dialog>
  );
}

function hintOf(required: boolean, without: number): string {
  if (without === 0) return t.everyoneHasOne;
  return required ? t.someWaitForSetup({ count: without }) : t.someHaveNone({ count: without });
}
