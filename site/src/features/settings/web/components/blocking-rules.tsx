import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { useRevalidator } from 'react-router';
import { type ProblemRule, problemRules } from '#features/checklists/checklist.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { type SiteSettings, updateSettings } from '../../settings.contract.ts';
import { t } from './staff-system.texts.ts';

const labels = (): Record<ProblemRule, { label: string; hint: string }> => ({
  'alternative-text': { label: t.noAlt, hint: t.noAltWhy },
  'excerpt-missing': { label: t.noExcerpt, hint: t.noExcerptWhy },
  'heading-order': { label: t.headingOrder, hint: t.headingOrderWhy },
  'link-text': { label: t.linkText, hint: t.linkTextWhy },
  'link-not-public': { label: t.linkToDraft, hint: t.linkToDraftWhy },
  'unknown-media': { label: t.missingMedia, hint: t.missingMediaWhy },
  'tags-missing': { label: t.noTags, hint: t.noTagsWhy },
});

/** Which problems of the checklist keep something from being published. Saved as soon as one is switched. */
export function BlockingRules({ settings: { blocking, updatedAt } }: { settings: SiteSettings }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const block = async (rule: ProblemRule, on: boolean) => {
    const wanted = on ? [...blocking, rule] : blocking.filter((one) => one !== rule);
    await run(() => api.call(updateSettings, { body: { blocking: wanted, updatedAt } }));
    // Where it failed because somebody else was faster, their choice is shown.
    await revalidate();
  };
  return (
    <FormPart title={t.beforePublishing}>
      <p className="muted">{t.beforePublishingWhy}</p>
      {problemRules.map((rule) => (
        <SwitchLine
          key={rule}
          {...labels()[rule]}
          on={blocking.includes(rule)}
          busy={busy}
          onChange={(on) => void block(rule, on)}
        />
      ))}
    </FormPart>
  );
}
