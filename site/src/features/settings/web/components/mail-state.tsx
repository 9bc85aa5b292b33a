import { Button } from '@trekker/design-system/actions/button.tsx';
import { Badge } from '@trekker/design-system/content/badge.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { type SiteSettings, sendTestMail } from '../../settings.contract.ts';
import { Facts } from './facts.tsx';
import { t } from './staff-system.texts.ts';

/** How mails leave, and a way to try it. */
export function MailState({ mail: { kind, from, failed } }: { mail: SiteSettings['mail'] }) {
  const own = useLogin()?.user.email;
  const api = useApi();
  const { busy, run } = useRowCall();
  const test = (
    <Button variant="outline" small busy={busy} onClick={() => void run(() => api.call(sendTestMail, {}))}>
      {t.sendTest}
    </Button>
  );
  return (
    <FormPart title={t.email} aside={test}>
      <Facts
        facts={[
          [t.mailServer, kind === 'smtp' ? t.configured : t.notConfigured],
          [t.from, from],
          [
            t.deliveryFailures,
            <Badge key="failed" tone={failed > 0 ? 'bad' : 'ok'}>
              {failed > 0 ? t.failed({ count: failed }) : t.none}
            </Badge>,
          ],
          [t.testTo, own],
        ]}
      />
    </FormPart>
  );
}
