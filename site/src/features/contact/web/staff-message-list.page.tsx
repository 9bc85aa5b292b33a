import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty, Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { PanesSkeleton, TwoPanes } from '@trekker/design-system/staff/lists/two-panes.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { orNull } from '#web/staff/form/edit-item.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffListBar } from '#web/staff/list/staff-list-bar.tsx';
import { type ContactMessage, listContactMessages, readContactMessage } from '../staff-contact.contract.ts';
import { Letter } from './components/staff/letter.tsx';
import { MessageItem } from './components/staff/message-item.tsx';
import { t } from './components/staff/staff-contact.texts.ts';
import { useOpenedMessage, withMessage } from './use-opened-message.ts';

type Data = { list: LoadedList<ContactMessage>; linked: ContactMessage | null };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { request, context } = args;
  const { message: id = '', ...query } = listQuery(request, 'q', 'read', 'sort', 'page', 'message');
  const list = await loadList(args, listContactMessages, query);
  const isListed = 'failed' in list || list.rows.some(({ _id }) => _id === id);
  // The link of a message holds however many have come since.
  const readLinked = () => context.get(apiContext).call(readContactMessage, { params: { id } }, request.signal);
  const linked = isListed || !id ? null : await orNull(readLinked());
  return { list, linked };
}

export const meta = (): PageMeta => ({ title: t.messages, description: t.messagesDescription });

export function Waiting() {
  return (
    <ListSkeleton>
      <PanesSkeleton />
    </ListSkeleton>
  );
}

const readFilter = () => ({
  name: 'read',
  label: t.show,
  options: [
    { value: '', label: t.all },
    { value: 'true', label: t.onlyRead },
    { value: 'false', label: t.onlyUnread },
  ],
});
const sortFilter = () => ({
  name: 'sort',
  label: t.order,
  options: [
    { value: '', label: t.newest },
    { value: 'added', label: t.oldest },
  ],
});

export function Component() {
  const { list, linked } = useLoaderData<Data>();
  const state = useListState(list);
  const { pathname, search: query } = useLocation();
  const address = pathname + query;
  const rows = state.kind === 'ready' ? state.rows : [];
  const { opened, keep } = useOpenedMessage(rows, linked);
  const navigate = useNavigate();
  const isEmpty = state.kind === 'ready' && rows.length === 0;
  return (
    <>
      <StaffPageHeader title={t.messages} />
      {/* On a phone an opened message stands in place of the list, and of what searches it. */}
      <div className={opened ? 'on-wide' : undefined}>
        <StaffListBar search={{ label: t.search, placeholder: t.searchBy }} filters={[readFilter(), sortFilter()]} />
      </div>
      {state.kind === 'failed' && <Failed text={state.text} onRetry={state.onRetry} />}
      {isEmpty && !opened && (
        <Empty title={t.noneFound}>
          {query ? (
            <ButtonLink href={hrefTo('/admin/contacts')}>{t.showAll}</ButtonLink>
          ) : (
            <p className="muted">{t.willAppear}</p>
          )}
        </Empty>
      )}
      {state.kind === 'ready' && (opened || !isEmpty) && (
        <TwoPanes
          label={t.list}
          opened={opened !== null}
          backHref={hrefTo(withMessage(address, null))}
          list={
            isEmpty ? (
              <li className="muted">{t.noneFound}</li>
            ) : (
              rows.map((message) => (
                <MessageItem
                  key={message._id}
                  message={message}
                  href={withMessage(address, message._id)}
                  current={message._id === opened?._id}
                />
              ))
            )
          }
        >
          {opened ? (
            <Letter
              key={opened._id}
              message={opened}
              onChange={keep}
              onDeleted={async () => navigate(withMessage(address, null), { replace: true, preventScrollReset: true })}
            />
          ) : (
            <p className="muted">{t.select}</p>
          )}
        </TwoPanes>
      )}
      <LiveRegion>{isEmpty ? t.noneFound : ''}</LiveRegion>
      {state.kind === 'ready' && (
        <div className={opened ? 'on-wide' : undefined}>
          <Pager page={state.page} pages={state.pages} address={hrefTo(address)} label={t.pages} dense />
        </div>
      )}
    </>
  );
}
