import { PersonIcon } from '@trekker/design-system/icon.tsx';
import { useToastRegion } from '@trekker/design-system/overlay/toasts.tsx';
import { createElement } from 'react';
import { useNavigate } from 'react-router';
import { pathOf } from '../language/href-to.ts';
import { loginAddress, signupAddress } from '../navigation/guard.ts';
import { keepIntention } from './resume-after-login.ts';
import { t } from './session.texts.ts';

/** One invitation at a time: the login page takes it away. */
export const loginPrompt = 'login-prompt';

/** Long enough to choose. */
const seconds = 12;

/**
 * Invites a guest, who pressed what needs a login, to log in or sign up; either leads back and does it then
 * (`useIntention`).
 */
export function useLoginPrompt(): (text: string, what: string) => void {
  const toasts = useToastRegion();
  const navigate = useNavigate();
  return (text, what) => {
    const go = (addressOf: (address: string) => string) => () => {
      const address = pathOf(location.pathname) + location.search;
      keepIntention(what, address);
      void navigate(addressOf(address));
    };
    toasts.show({
      text,
      about: loginPrompt,
      icon: createElement(PersonIcon),
      seconds,
      actions: [
        { label: t.logIn, run: go(loginAddress) },
        { label: t.signUp, run: go(signupAddress) },
      ],
    });
  };
}
