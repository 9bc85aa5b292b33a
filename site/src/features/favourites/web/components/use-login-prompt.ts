import { useToast } from '@trekker/design-system/toasts.tsx';
import { useNavigate } from 'react-router';
import { loginAddress } from '../../../../web/guard.ts';

/** Tells whoever is not logged in that saving needs it; the text is the spec's. The login leads back. */
export function useLoginPrompt(): () => void {
  const toast = useToast();
  const navigate = useNavigate();
  return () =>
    toast('Please log in to save to favorites', {
      bad: true,
      action: { label: 'Log In', run: () => void navigate(loginAddress(location.pathname + location.search)) },
    });
}
