import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Cards } from '@trekker/design-system/card.tsx';
import { BookDrawing, Empty } from '@trekker/design-system/empty.tsx';
import { Opening } from '@trekker/design-system/opening.tsx';
import { CardBones, Skeleton } from '@trekker/design-system/skeleton.tsx';
import { Tab, Tabs } from '@trekker/design-system/tabs.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../web/api-client.ts';
import { loginAddress } from '../../../web/guard.ts';
import type { PageMeta } from '../../../web/page.ts';
import { sessionContext } from '../../../web/session.ts';
import { useLogin } from '../../../web/use-session.ts';
import {
  type FavouriteCard,
  type FavouriteKind,
  listFavourites,
  type SavedDestination,
} from '../favourite.contract.ts';
import { PlanningFacts } from './components/planning-facts.tsx';
import { SavedCard } from './components/saved-card.tsx';
import { useIsSaved } from './components/use-saving.ts';
import styles from './favourites.module.css';

type Saved = { destinations: SavedDestination[]; stories: FavouriteCard[] };
type FavouritesData = { tab: FavouriteKind; saved: Saved | null };

/** Everything in one call; nothing for a guest. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FavouritesData> {
  const tab = new URL(request.url).searchParams.get('tab') === 'stories' ? 'stories' : 'destinations';
  const session = context.get(sessionContext);
  if (!session.read()) return { tab, saved: null };
  const { data: saved } = await context.get(apiContext).call(listFavourites, {});
  const login = session.read();
  // Other devices may have saved something else.
  const ids = (kind: FavouriteKind) => saved[kind].map(({ _id }) => _id);
  if (login)
    session.update({ ...login.user, favoriteDestinations: ids('destinations'), favoriteStories: ids('stories') });
  return { tab, saved };
}

const title = 'Your Saved Items';

export const meta = (): PageMeta => ({ title, description: 'The places and stories that wait for you.' });

export const frame = () => ({ trail: [{ label: 'Favorites' }] });

export function Waiting() {
  return (
    <>
      <Opening title={title} />
      <Skeleton className="wrap">
        <Cards className={styles.bones}>
          <CardBones />
          <CardBones />
          <CardBones />
        </Cards>
      </Skeleton>
    </>
  );
}

export function Component() {
  const { tab, saved } = useLoaderData<FavouritesData>();
  const isLoggedIn = Boolean(useLogin());
  return (
    <>
      <Opening title={title} />
      <div className="wrap">{saved && isLoggedIn ? <Lists tab={tab} saved={saved} /> : <LogInFirst />}</div>
    </>
  );
}

const names = { destinations: 'Destinations', stories: 'Stories' } as const;
const addresses = { destinations: '/favorite', stories: '/favorite?tab=stories' };

function Lists({ tab, saved }: { tab: FavouriteKind; saved: Saved }) {
  const isSaved = useIsSaved();
  const destinations = saved.destinations.filter(({ _id }) => isSaved({ kind: 'destinations', id: _id }));
  const stories = saved.stories.filter(({ _id }) => isSaved({ kind: 'stories', id: _id }));
  const shown = { destinations, stories };
  return (
    <>
      <Tabs label="Saved items" className={styles.tabs}>
        {(['destinations', 'stories'] as const).map((kind) => (
          <Tab key={kind} href={addresses[kind]} on={kind === tab} count={shown[kind].length}>
            {names[kind]}
          </Tab>
        ))}
      </Tabs>
      <h2 className="sr">{`Saved ${tab}`}</h2>
      {shown[tab].length === 0 && <NothingSaved kind={tab} />}
      <Cards>
        {tab === 'destinations'
          ? destinations.map((place) => (
              <SavedCard key={place._id} card={place} kind={tab}>
                <PlanningFacts place={place} />
              </SavedCard>
            ))
          : stories.map((story) => <SavedCard key={story._id} card={story} kind={tab} />)}
      </Cards>
    </>
  );
}

const ways = {
  destinations: { text: 'Pull the ribbon on any place and it waits for you here.', word: 'Find a place' },
  stories: { text: 'Pull the ribbon on any story and it waits for you here.', word: 'Find a story' },
};

function NothingSaved({ kind }: { kind: FavouriteKind }) {
  return (
    <Empty title={`No saved ${names[kind]} found`} picture={<BookDrawing />}>
      <p className="muted">{ways[kind].text}</p>
      <ButtonLink href={`/${kind}`}>{ways[kind].word}</ButtonLink>
    </Empty>
  );
}

function LogInFirst() {
  return (
    <Empty title="Please log in to see what you saved" picture={<BookDrawing />}>
      <p className="muted">Your list goes with you, on every device.</p>
      <ButtonLink href={loginAddress('/favorite')}>Log In</ButtonLink>
    </Empty>
  );
}
