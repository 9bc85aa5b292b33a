import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../notification.contract.ts';
import { t } from './api-notifications.texts.ts';
import { presentNotification } from './notification.presenter.ts';
import { countUnread, listNotifications, markRead } from './notification.repository.ts';

export function notificationRoutes({ db, reads }: Dependencies): Implementation[] {
  return [
    implement(contract.listNotifications, async ({ viewer }) => {
      const [newest, unreadCount] = await Promise.all([
        listNotifications(reads, viewer.accountId),
        countUnread(reads, viewer.accountId),
      ]);
      return { ...presentData(newest.map(presentNotification)), unreadCount };
    }),
    implement(contract.readNotifications, async ({ viewer }) => {
      await markRead(db, viewer.accountId);
      return presentMessage(t.allRead);
    }),
  ];
}
