import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sentBefore } from '#web/forms/use-sent-form.ts';
import type { PageMeta } from '#web/page.ts';
import { t as linkAnswers } from '../link-answers.texts.ts';
import { requestSignInLink } from '../password.contract.ts';
import { t } from './account.texts.ts';
import { LinkRequest } from './components/login/link-request.tsx';

export const loader = async ({ request }: LoaderFunctionArgs) => ({ done: sentBefore(request) === 'link' });

export const meta = (): PageMeta => ({
  title: t.logInByEmail,
  description: t.signInDescription,
});

export const frame = () => ({ authLayout: true });

export function Component() {
  const { done } = useLoaderData<{ done: boolean }>();
  return (
    <LinkRequest
      done={done}
      endpoint={requestSignInLink}
      title={t.logInByEmail}
      path="/email/sign-in"
      text={t.signInLead}
      answer={linkAnswers.signIn}
      label={t.emailMeALink}
    />
  );
}
