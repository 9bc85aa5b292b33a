import { csvLine } from '#features/activity-log/server/csv-line.rules.ts';
import type { Export } from './export-types.ts';
import { instant } from './exported-items.presenter.ts';
import { jsonOf } from './json-pieces.ts';
import * as people from './people-export.repository.ts';

/** Personal data: only for whoever asks for it. */
export async function addPeople({ db, published, used, add, count }: Export): Promise<void> {
  const counted = <Row>(kind: string, present: (row: Row) => unknown = (row) => row) => {
    return (row: Row) => {
      count(kind, 1);
      return present(row);
    };
  };
  const withAvatar = counted('accounts', (account: { avatarId: string | null }) => {
    if (account.avatarId) used.add(account.avatarId);
    return account;
  });
  await add('people/accounts.json', jsonOf(people.accountsOf(db), withAvatar));
  await add('people/reviews.json', jsonOf(people.reviewsOf(db, published), counted('reviews')));
  await add('people/favourites.json', jsonOf(people.favouritesOf(db, published), counted('favourites')));
  await add('people/feedback.json', jsonOf(people.feedbackOf(db, published), counted('feedback')));
  await add('people/messages.json', jsonOf(people.messagesOf(db), counted('messages')));
  const subscribers = async function* () {
    yield csvLine(['email', 'state', 'createdAt', 'confirmedAt', 'unsubscribedAt', 'id']);
    for await (const rows of people.subscribersOf(db))
      for (const { id, email, state, createdAt, confirmedAt, unsubscribedAt } of rows) {
        count('subscribers', 1);
        yield csvLine([email, state, ...[createdAt, confirmedAt, unsubscribedAt].map((at) => instant(at) ?? ''), id]);
      }
  };
  await add('people/subscribers.csv', subscribers());
}
