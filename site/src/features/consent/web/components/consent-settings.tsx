import { Button } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useEffect, useState } from 'react';
import type { Consent } from '../consent-cookie.ts';
import { t } from '../consent-settings.texts.ts';

export type ConsentSettingsProps = {
  open: boolean;
  /** What was answered before, if anything. */
  current: Consent | undefined;
  onSave: (consent: Consent) => void;
  onClose: () => void;
};

const nothing: Consent = { analytics: false, ads: false };

/** Two boxes, both off unless something else was answered before: consent is given by checking them. */
export function ConsentSettings({ open, current, onSave, onClose }: ConsentSettingsProps) {
  const [boxes, setBoxes] = useState(nothing);
  useEffect(() => {
    if (open) setBoxes(current ?? nothing);
  }, [open, current]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      foot={
        <Button small onClick={() => onSave(boxes)}>
          {t.save}
        </Button>
      }
    >
      <Check
        label={t.analytics}
        hint={t.analyticsHint}
        checked={boxes.analytics}
        onChange={(event) => setBoxes({ ...boxes, analytics: event.target.checked })}
      />
      <Check
        label={t.ads}
        hint={t.adsHint}
        checked={boxes.ads}
        onChange={(event) => setBoxes({ ...boxes, ads: event.target.checked })}
      />
    </Dialog>
  );
}
