import { useCallback, useEffect, useState } from 'react';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '../../features/notifications/notification.contract.ts';
import { useApi, useLogin } from '../session/use-session.ts';

type Brought = { accountId: string; events: readonly Notification[]; unreadCount: number; failed: boolean };

const nothing = { events: [], unreadCount: 0, failed: false };

/**
 * What happened to whoever is logged in: asked for with the page, and again whenever the panel opens. Nothing for
 * guests.
 */
export function useNotifications() {
  const api = useApi();
  const accountId = useLogin()?.user._id;
  const [brought, setBrought] = useState<Brought>();

  const bring = useCallback(async () => {
    if (!accountId) return;
    try {
      const { data: events, unreadCount } = await api.call(listNotifications, {});
      setBrought({ accountId, events, unreadCount, failed: false });
      return unreadCount;
    } catch {
      setBrought((before) => ({ ...nothing, ...before, accountId, failed: true }));
    }
  }, [api, accountId]);

  useEffect(() => void bring(), [bring]);

  const open = async () => {
    if (!(await bring())) return;
    // What is new stays marked in the open panel; the bell forgets it.
    await api.call(readNotifications, {}).then(
      () => setBrought((before) => before && { ...before, unreadCount: 0 }),
      () => {},
    );
  };
  const mine = brought?.accountId === accountId ? brought : undefined;
  return { ...(mine ?? nothing), open: () => void open() };
}
