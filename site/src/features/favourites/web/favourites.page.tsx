import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Cards } from '@trekker/design-system/content/card.tsx';
import { BookDrawing, Empty } from '@trekker/design-system/content/empty.tsx';
import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { CardSkeleton, Skeleton } from '@trekker/design-system/skeleton.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { favouriteTexts } from '#contract/texts/favourite-voice.texts.ts';
import { apiContext } from '#web/api-client.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import { loginAddress, signupAddress } from '#web/navigation/guard.ts';
import type { PageMeta } from '#web/page.ts';
import { t as sessionWords } from '#web/session/session.texts.ts';
import { memberOf, sessionContext } from '#web/session/session.ts';
import { useLogin } from '#web/session/use-session.ts';
import { cardLine } from '../../destinations/web/components/card-line.ts';
import { MonthsCompared } from '../../destinations/web/components/months-compared.tsx';
import {
  type FavouriteCard,
  type FavouriteKind,
  favouritesPerPage,
  listFavourites,
  type SavedDestination,
} from '../favourite.contract.ts';
import { PlanningFacts } from './components/planning-facts.tsx';
import { SavedCard } from './components/saved-card.tsx';
import { useIsSaved } from './components/use-saving.ts';
import styles from './favourites.module.css';
import { t } from './favourites.texts.ts';

type Saved = { destinations: SavedDestination[]; stories: FavouriteCard[] };
type Counts = Record<FavouriteKind, number>;
type FavouritesData = { tab: FavouriteKind; page: number; saved: Saved | null; counts: Counts };

/** One page of both kinds in one call; nothing for a guest. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FavouritesData> {
  const query = new URL(request.url).searchParams;
  const tab = query.get('tab') === 'stories' ? 'stories' : 'destinations';
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const session = context.get(sessionContext);
  if (!memberOf(session)) return { tab, page, saved: null, counts: { destinations: 0, stories: 0 } };
  const answer = await context.get(apiContext).call(listFavourites, { query: { page: String(page) } });
  const { data: saved, counts, totalPages } = answer;
  const login = session.read();
  // Other devices may have saved something else.
  const ids = (kind: FavouriteKind) => saved[kind].map(({ _id }) => _id);
  if (login && totalPages === 1 && page === 1)
    session.update({ ...login.user, favoriteDestinations: ids('destinations'), favoriteStories: ids('stories') });
  return { tab, page, saved, counts };
}

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const frame = () => ({ breadcrumbs: [{ label: frameWords.favorites }] });

export function Waiting() {
  return (
    <>
      <PageHeader title={t.title} />
      <Skeleton className="wrap">
        <Cards className={styles.skeleton}>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </Cards>
      </Skeleton>
    </>
  );
}

export function Component() {
  const { saved, ...shown } = useLoaderData<FavouritesData>();
  const isLoggedIn = Boolean(useLogin());
  return (
    <>
      <PageHeader title={t.title} />
      <div className="wrap">{saved && isLoggedIn ? <Lists {...shown} saved={saved} /> : <LogInFirst />}</div>
    </>
  );
}

const names = { destinations: () => frameWords.destinations, stories: () => frameWords.stories };
const addresses = { destinations: '/favorite', stories: '/favorite?tab=stories' };

function Lists({ tab, page, saved, counts }: FavouritesData & { saved: Saved }) {
  const isSaved = useIsSaved();
  const destinations = saved.destinations.filter(({ _id }) => isSaved({ kind: 'destinations', id: _id }));
  const stories = saved.stories.filter(({ _id }) => isSaved({ kind: 'stories', id: _id }));
  const shown = { destinations, stories };
  const left = (kind: FavouriteKind) => counts[kind] - saved[kind].length + shown[kind].length;
  return (
    <>
      <Tabs label={t.saved} className={styles.tabs}>
        {(['destinations', 'stories'] as const).map((kind) => (
          <Tab key={kind} href={hrefTo(addresses[kind])} on={kind === tab} count={left(kind)}>
            {names[kind]()}
          </Tab>
        ))}
      </Tabs>
      <h2 className="sr">{tab === 'destinations' ? t.savedDestinations : t.savedStories}</h2>
      {left(tab) === 0 && <NothingSaved kind={tab} />}
      {tab === 'destinations' && <MonthsCompared places={destinations} />}
      <Cards>
        {tab === 'destinations'
          ? destinations.map((place) => (
              <SavedCard key={place._id} card={place} kind={tab} line={cardLine(place)}>
                <PlanningFacts place={place} />
              </SavedCard>
            ))
          : stories.map((story) => <SavedCard key={story._id} card={story} kind={tab} />)}
      </Cards>
      <Pager page={page} pages={Math.ceil(left(tab) / favouritesPerPage)} address={hrefTo(addresses[tab])} />
    </>
  );
}

const ways = {
  destinations: { title: () => t.noDestinations, text: () => t.howToSavePlace, word: () => t.findPlace },
  stories: { title: () => t.noStories, text: () => t.howToSaveStory, word: () => t.findStory },
};

function NothingSaved({ kind }: { kind: FavouriteKind }) {
  return (
    <Empty title={ways[kind].title()} image={<BookDrawing />}>
      <p className="muted">{ways[kind].text()}</p>
      <ButtonLink href={hrefTo(`/${kind}`)}>{ways[kind].word()}</ButtonLink>
    </Empty>
  );
}

function LogInFirst() {
  const text = useTexts(favouriteTexts);
  return (
    <Empty title={text('favorites.login')} image={<BookDrawing />}>
      <p className="muted">{text('favorites.login-lead')}</p>
      <div className="row">
        <ButtonLink href={hrefTo(loginAddress('/favorite'))}>{sessionWords.logIn}</ButtonLink>
        <ButtonLink href={hrefTo(signupAddress('/favorite'))} variant="outline">
          {sessionWords.signUp}
        </ButtonLink>
      </div>
    </Empty>
  );
}
