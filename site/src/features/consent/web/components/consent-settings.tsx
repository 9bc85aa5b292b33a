import { Button } from '@trekker/design-system/button.tsx';
import { Check } from '@trekker/design-system/check.tsx';
import { Dialog } from '@trekker/design-system/dialog.tsx';
import { useEffect, useState } from 'react';
import { type Consent, suggestedConsent } from '../consent-cookie.ts';

export type ConsentSettingsProps = {
  open: boolean;
  /** What was answered before, if anything. */
  current: Consent | undefined;
  onSave: (consent: Consent) => void;
  onClose: () => void;
};

/** Two boxes, both on unless the browser asks for privacy or something else was answered before. */
export function ConsentSettings({ open, current, onSave, onClose }: ConsentSettingsProps) {
  const [boxes, setBoxes] = useState<Consent>({ analytics: true, ads: true });
  useEffect(() => {
    if (open) setBoxes(current ?? suggestedConsent());
  }, [open, current]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cookie settings"
      foot={
        <Button small onClick={() => onSave(boxes)}>
          Save settings
        </Button>
      }
    >
      <Check
        label="Analytics"
        hint="Counts pages, not people."
        checked={boxes.analytics}
        onChange={(event) => setBoxes({ ...boxes, analytics: event.target.checked })}
      />
      <Check
        label="Ads"
        hint="Lets partners know that a campaign worked."
        checked={boxes.ads}
        onChange={(event) => setBoxes({ ...boxes, ads: event.target.checked })}
      />
    </Dialog>
  );
}
