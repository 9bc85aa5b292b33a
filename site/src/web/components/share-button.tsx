import { Button } from '@trekker/design-system/actions/button.tsx';
import { ShareIcon } from '@trekker/design-system/icon.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { t } from './components.texts.ts';

/** Hands the page to the device's own sharing; where there is none, its title and address are copied. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${title}\n${location.href}`);
      toast(t.copied);
    } catch {
      toast(t.copyFailed, { bad: true });
    }
  };
  const share = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, text, url: location.href });
    } catch (error) {
      // Whoever closes the device's sheet has changed their mind: that is no failure.
      if ((error as DOMException).name !== 'AbortError') await copy();
    }
  };
  return (
    <Button variant="outline" onClick={share} data-needs-script data-screen-only>
      <ShareIcon small />
      {t.share}
    </Button>
  );
}
