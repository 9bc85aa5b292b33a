import { PencilIcon, TrashIcon } from '../../src/account-icons.tsx';
import { Badge } from '../../src/content/badge.tsx';
import { EyeIcon } from '../../src/icon.tsx';
import { type Column, DataTable } from '../../src/staff/lists/data-table.tsx';
import { RowAction, RowActions } from '../../src/staff/lists/row-actions.tsx';
import { PageCheck, RowCheck, type RowSelection } from '../../src/staff/lists/row-check.tsx';
import { RowGrip } from '../../src/staff/lists/row-grip.tsx';
import { RowLead } from '../../src/staff/lists/row-lead.tsx';
import { RowTools } from '../../src/staff/lists/row-tools.tsx';
import { SelectionAction, SelectionBar, SelectionMore } from '../../src/staff/lists/selection-bar.tsx';
import { Bars, Spark } from '../../src/staff/lists/spark.tsx';
import { Need, Needs, Tallies, Tally } from '../../src/staff/lists/tally.tsx';
import { SearchBox, Toolbar, ToolbarSelect } from '../../src/staff/lists/toolbar.tsx';
import { PaneItem, TwoPanes } from '../../src/staff/lists/two-panes.tsx';
import { image, Kept, longWords, type Specimen } from '../specimen.tsx';

type Row = { name: string; country: string };
const places: readonly Row[] = [
  { name: 'Lisbon', country: 'Portugal' },
  { name: longWords, country: 'Wales' },
];

const columns: readonly Column<Row>[] = [
  {
    head: 'Place',
    sortBy: 'name',
    cell: ({ name }) => <RowLead title={name} href="#datatable" image={image} text="Trams and tiles" tags={['food']} />,
  },
  { head: 'Country', cell: ({ country }) => country },
  { head: 'State', short: true, phone: 'state', cell: () => <Badge tone="ok">Published</Badge> },
  {
    head: 'Actions',
    actions: true,
    cell: ({ name }) => (
      <RowActions>
        <RowAction does="Edit" to={name} Icon={PencilIcon} href="#datatable" />
        <RowAction does="Delete" to={name} Icon={TrashIcon} />
      </RowActions>
    ),
  },
];

const order = { by: 'name', down: false };
const table = (label: string, rows: readonly Row[], busy = false) => (
  <DataTable
    label={label}
    rows={rows}
    keyOf={({ name }) => name}
    columns={columns}
    busy={busy}
    sort={{ ...order, standard: order, addressOf: () => '#datatable' }}
  />
);

const first: RowSelection<Row> = {
  nameOf: ({ name }) => name,
  has: (row) => row === places[0],
  set: () => {},
  all: () => {},
  clear: () => {},
};

export const staffLists: readonly Specimen[] = [
  {
    name: 'RowCheck, PageCheck',
    file: 'staff/lists/row-check.tsx',
    of: [RowCheck, PageCheck],
    states: [
      { label: 'of a row', shown: places.map((row) => <RowCheck key={row.name} row={row} selection={first} />) },
      {
        label: 'of a page, of which some are',
        shown: <PageCheck isAll={false} isSome onAll={() => {}} onClear={() => {}} />,
      },
    ],
  },
  {
    name: 'SelectionBar, SelectionAction, SelectionMore',
    file: 'staff/lists/selection-bar.tsx',
    of: [SelectionBar, SelectionAction, SelectionMore],
    states: [
      {
        label: 'some of them',
        wide: true,
        shown: (
          <SelectionBar
            count={3}
            of={16}
            onAll={() => {}}
            onClear={() => {}}
            more={<SelectionMore onClick={() => {}}>Select all 240</SelectionMore>}
          >
            <SelectionAction label="Delete" onClick={() => {}}>
              <TrashIcon small />
            </SelectionAction>
          </SelectionBar>
        ),
      },
    ],
  },
  {
    name: 'DataTable',
    file: 'staff/lists/data-table.tsx',
    of: [DataTable, RowLead, RowAction, RowActions],
    states: [
      { label: 'rest and long text', hint: 'sort by a head', wide: true, shown: table('Destinations', places) },
      { label: 'loading', wide: true, shown: table('Destinations, loading', places.slice(0, 1), true) },
    ],
  },
  {
    name: 'RowActions',
    file: 'staff/lists/row-actions.tsx',
    of: [RowActions, RowAction],
    states: [
      {
        label: 'rest',
        shown: (
          <RowActions>
            <RowAction does="Show" to="feedback" Icon={EyeIcon} />
          </RowActions>
        ),
      },
      {
        label: 'on',
        shown: (
          <RowActions>
            <RowAction does="Hide" to="feedback" Icon={EyeIcon} on />
          </RowActions>
        ),
      },
      {
        label: 'loading',
        shown: (
          <RowActions>
            <RowAction does="Delete" to="feedback" Icon={TrashIcon} busy />
          </RowActions>
        ),
      },
    ],
  },
  {
    name: 'RowGrip',
    file: 'staff/lists/row-grip.tsx',
    of: [RowGrip],
    states: [{ label: 'rest', shown: <RowGrip name="day 2" place={1} count={3} onMove={() => {}} /> }],
  },
  {
    name: 'RowTools',
    file: 'staff/lists/row-tools.tsx',
    of: [RowTools],
    states: [
      {
        label: 'first of three',
        shown: <RowTools name="day 1" place={0} count={3} onMove={() => {}} onRemove={() => {}} />,
      },
      {
        label: 'in the middle',
        shown: <RowTools name="day 2" place={1} count={3} onMove={() => {}} onRemove={() => {}} />,
      },
    ],
  },
  {
    name: 'Toolbar',
    file: 'staff/lists/toolbar.tsx',
    of: [Toolbar, SearchBox, ToolbarSelect],
    states: [
      {
        label: 'rest',
        wide: true,
        shown: (
          <Toolbar>
            <SearchBox label="Search destinations" placeholder="Search" />
            <Kept start="all">
              {(value, change) => (
                <ToolbarSelect
                  label="State"
                  value={value}
                  onChange={change}
                  options={[
                    { value: 'all', label: 'All' },
                    { value: 'draft', label: 'Drafts' },
                  ]}
                />
              )}
            </Kept>
          </Toolbar>
        ),
      },
    ],
  },
  {
    name: 'Tally and Need',
    file: 'staff/lists/tally.tsx',
    of: [Tallies, Tally, Needs, Need],
    states: [
      {
        label: 'counts',
        wide: true,
        shown: (
          <Tallies>
            <Tally label="Destinations" href="#tally-and-need" value={44} trend={[1, 4, 3, 8]} />
            <Tally label="Stories" href="#tally-and-need" value={0} />
          </Tallies>
        ),
      },
      {
        label: 'what waits',
        wide: true,
        shown: (
          <Needs>
            <Need count={3} what="messages" detail="The oldest since Monday" href="#tally-and-need" />
          </Needs>
        ),
      },
    ],
  },
  {
    name: 'Spark and Bars',
    file: 'staff/lists/spark.tsx',
    of: [Spark, Bars],
    states: [
      { label: 'line', shown: <Spark values={[1, 4, 3, 8, 6]} /> },
      { label: 'bars', shown: <Bars values={[210, 240, 300, 388]} label="Visits rose from 210 to 388 a day" /> },
      { label: 'empty bars', shown: <Bars values={[]} label="No visits yet" /> },
    ],
  },
  {
    name: 'TwoPanes',
    file: 'staff/lists/two-panes.tsx',
    of: [TwoPanes, PaneItem],
    states: [
      {
        label: 'opened',
        wide: true,
        shown: (
          <TwoPanes
            label="Messages"
            opened
            backHref="#twopanes"
            list={
              <>
                <PaneItem
                  href="#twopanes"
                  from="Ana Lima"
                  when="Today"
                  subject="A question"
                  beginning="When is the best time"
                  current
                />
                <PaneItem
                  href="#twopanes"
                  from="Ben Ode"
                  when="Monday"
                  subject={longWords}
                  beginning={longWords}
                  unread
                />
              </>
            }
          >
            <p>When is the best time to go?</p>
          </TwoPanes>
        ),
      },
    ],
  },
];
