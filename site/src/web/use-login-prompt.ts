import { useToast } from '@trekker/design-system/toasts.tsx';
import { useNavigate } from 'react-router';
import { loginAddress } from './guard.ts';
import { keepIntention } from './intention.ts';

/** Tells a guest that what they pressed needs a login, which leads back and does it then (`useIntention`). */
export function useLoginPrompt(): (text: string, what: string) => void {
  const toast = useToast();
  const navigate = useNavigate();
  return (text, what) => {
    const run = () => {
      const address = location.pathname + location.search;
      keepIntention(what, address);
      void navigate(loginAddress(address));
    };
    toast(text, { bad: true, about: what, action: { label: 'Log In', run } });
  };
}
