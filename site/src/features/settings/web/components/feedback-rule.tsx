import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { useRevalidator } from 'react-router';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { type SiteSettings, updateSettings } from '../../settings.contract.ts';
import { t } from './staff-system.texts.ts';

/** Whether feedback waits for staff. Saved as soon as it is switched. */
export function FeedbackRule({ settings: { holdFeedback, updatedAt } }: { settings: SiteSettings }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const hold = async (on: boolean) => {
    await run(() => api.call(updateSettings, { body: { holdFeedback: on, updatedAt } }));
    // Where it failed because somebody else was faster, their choice is shown.
    await revalidate();
  };
  return (
    <FormPart title={t.feedback}>
      <SwitchLine
        label={t.holdFeedback}
        hint={holdFeedback ? t.held : t.notHeld}
        on={holdFeedback}
        busy={busy}
        onChange={(on) => void hold(on)}
      />
    </FormPart>
  );
}
