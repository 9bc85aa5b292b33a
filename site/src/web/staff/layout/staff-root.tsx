import { Button } from '@trekker/design-system/actions/button.tsx';
import { Toasts } from '@trekker/design-system/overlay/toasts.tsx';
import { Outlet, useLoaderData } from 'react-router';
import { BrandOfSite, type FrameData, frameData, SiteName } from '../../frame-data.ts';
import { Notifications } from '../../layout/notifications.tsx';
import { PageChange } from '../../navigation/page-change.tsx';
import { useCurrentPage } from '../../navigation/use-current-page.ts';
import { useLogout } from '../../session/use-logout.tsx';
import { useLogin } from '../../session/use-session.ts';
import { t } from './staff-layout.texts.ts';
import { StaffLayout } from './staff-layout.tsx';
import { useWaiting } from './use-waiting.ts';

/** The frame of the back office with the page in it. */
export function StaffRoot() {
  const { siteName, brand } = frameData(useLoaderData<FrameData | undefined>());
  const { frame, title } = useCurrentPage({ siteName, brand });
  const user = useLogin()?.user;
  const { logOut, busy, question } = useLogout();
  const waiting = useWaiting();
  const account = user && { name: user.fullName, avatarUrl: user.avatar?.secure_url ?? '' };
  return (
    <SiteName value={siteName}>
      <BrandOfSite value={brand ?? {}}>
        <Toasts>
          <StaffLayout
            {...(account && { account })}
            waiting={waiting}
            writing={frame.writing}
            tools={<Notifications />}
            logout={
              <Button variant="ghost" small busy={busy} onClick={logOut}>
                {t.logOut}
              </Button>
            }
          >
            <Outlet />
            {question}
            <PageChange title={title} />
          </StaffLayout>
        </Toasts>
      </BrandOfSite>
    </SiteName>
  );
}
