import { Button } from '../../src/actions/button.tsx';
import { BookDrawing, Empty, Failed } from '../../src/content/empty.tsx';
import { CardSkeleton, Skeleton, SkeletonBlock } from '../../src/skeleton.tsx';
import { Spinner } from '../../src/spinner.tsx';
import { TableSkeleton } from '../../src/staff/lists/table-skeleton.tsx';
import { PanesSkeleton } from '../../src/staff/lists/two-panes.tsx';
import { FormSkeleton, ListSkeleton, PartsSkeleton } from '../../src/staff/page-skeletons.tsx';
import { longWords, type Specimen } from '../specimen.tsx';

export const waiting: readonly Specimen[] = [
  {
    name: 'Empty',
    file: 'content/empty.tsx',
    of: [Empty, BookDrawing],
    states: [
      {
        label: 'rest',
        shown: (
          <Empty title="Nothing saved yet" image={<BookDrawing />} level={3}>
            <Button small>Find a place</Button>
          </Empty>
        ),
      },
      { label: 'long text', shown: <Empty title={longWords} level={3} /> },
    ],
  },
  {
    name: 'Failed',
    file: 'content/empty.tsx',
    of: [Failed],
    states: [
      { label: 'error', shown: <Failed text="The list did not arrive." onRetry={() => {}} level={3} /> },
      { label: 'loading', shown: <Failed text="The list did not arrive." onRetry={() => {}} busy level={3} /> },
    ],
  },
  {
    name: 'Spinner',
    file: 'spinner.tsx',
    of: [Spinner],
    states: [
      {
        label: 'beside words',
        shown: (
          <p>
            <Spinner /> Saving…
          </p>
        ),
      },
    ],
  },
  {
    name: 'Skeleton',
    file: 'skeleton.tsx',
    of: [Skeleton, SkeletonBlock, CardSkeleton],
    states: [
      {
        label: 'a card',
        shown: (
          <Skeleton label="Loading a card">
            <CardSkeleton />
          </Skeleton>
        ),
      },
      {
        label: 'lines and a portrait',
        shown: (
          <Skeleton label="Loading a person">
            <SkeletonBlock width="4rem" height="4rem" round />
            <SkeletonBlock width="80%" />
            <SkeletonBlock width="60%" />
          </Skeleton>
        ),
      },
    ],
  },
  {
    name: 'Skeletons of staff pages',
    file: 'staff/page-skeletons.tsx',
    of: [FormSkeleton, ListSkeleton, PartsSkeleton, TableSkeleton, PanesSkeleton],
    states: [
      {
        label: 'a list',
        wide: true,
        shown: (
          <ListSkeleton>
            <TableSkeleton rows={3} />
          </ListSkeleton>
        ),
      },
      { label: 'a form', wide: true, shown: <FormSkeleton /> },
      { label: 'parts', wide: true, shown: <PartsSkeleton /> },
      { label: 'panes', wide: true, shown: <PanesSkeleton /> },
    ],
  },
];
