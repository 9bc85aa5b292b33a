import { Badge } from '@trekker/design-system/badge.tsx';
import { Button } from '@trekker/design-system/button.tsx';
import { FormPart } from '@trekker/design-system/staff/form-part.tsx';
import { useRowCall } from '../../../../web/staff/use-row-call.ts';
import { useApi, useLogin } from '../../../../web/use-session.ts';
import { type SiteSettings, sendTestMail } from '../../settings.contract.ts';
import { Facts } from './facts.tsx';

/** How mails leave, and a way to try it. */
export function MailState({ mail: { kind, from, failed } }: { mail: SiteSettings['mail'] }) {
  const own = useLogin()?.user.email;
  const api = useApi();
  const { busy, run } = useRowCall();
  const test = (
    <Button look="line" small busy={busy} onClick={() => void run(() => api.call(sendTestMail, {}))}>
      Send a test mail
    </Button>
  );
  return (
    <FormPart title="Mail" aside={test}>
      <Facts
        facts={[
          ['Sent by', kind === 'smtp' ? 'A mail server' : 'Nobody: there is no mail server, mails become files'],
          ['From', from],
          [
            'Not sent',
            <Badge key="failed" tone={failed > 0 ? 'bad' : 'ok'}>
              {failed > 0 ? `${failed} given up` : 'None'}
            </Badge>,
          ],
          ['A test mail goes to', own],
        ]}
      />
    </FormPart>
  );
}
