import { PlusIcon, TrashIcon } from '../../src/account-icons.tsx';
import { Button, ButtonLink } from '../../src/actions/button.tsx';
import { Chip, Chips } from '../../src/actions/chip.tsx';
import { Choice } from '../../src/actions/choice.tsx';
import { GoLink } from '../../src/actions/go-link.tsx';
import { IconButton, IconLink } from '../../src/actions/icon-button.tsx';
import { Menu, MenuItem } from '../../src/actions/menu.tsx';
import { ReadMore } from '../../src/actions/read-more.tsx';
import { Tab, Tabs } from '../../src/actions/tabs.tsx';
import { Tag, Tagline } from '../../src/actions/tag.tsx';
import { BellIcon } from '../../src/icon.tsx';
import { Kept, longWords, type Specimen } from '../specimen.tsx';

const variants = ['primary', 'outline', 'ghost', 'danger'] as const;
const regions = ['Europe', 'Asia', 'Africa', 'Americas', 'Oceania'];

export const actions: readonly Specimen[] = [
  {
    name: 'Button',
    file: 'actions/button.tsx',
    of: [Button],
    states: [
      ...variants.map((variant) => ({
        label: variant,
        hint: 'hover it',
        shown: <Button variant={variant}>Save changes</Button>,
      })),
      { label: 'small', shown: <Button small>Save</Button> },
      {
        label: 'with an icon',
        shown: (
          <Button>
            <PlusIcon small />
            Add a place
          </Button>
        ),
      },
      { label: 'disabled', shown: <Button disabled>Save changes</Button> },
      { label: 'loading', shown: <Button busy>Saving…</Button> },
      { label: 'long text', shown: <Button>{longWords}</Button> },
      { label: 'wide', shown: <Button wide>Log in</Button> },
      {
        label: 'light and outlineLight, on an image',
        shown: (
          <div className="on-image" style={{ background: '#1f3d3a', padding: '1rem', display: 'flex', gap: '1rem' }}>
            <Button variant="light">Plan a trip</Button>
            <Button variant="outlineLight">Later</Button>
          </div>
        ),
      },
    ],
  },
  {
    name: 'ButtonLink',
    file: 'actions/button.tsx',
    of: [ButtonLink],
    states: variants.map((variant) => ({
      label: variant,
      shown: (
        <ButtonLink href="#buttonlink" variant={variant}>
          Read on
        </ButtonLink>
      ),
    })),
  },
  {
    name: 'IconButton and IconLink',
    file: 'actions/icon-button.tsx',
    of: [IconButton, IconLink],
    states: [
      {
        label: 'rest',
        hint: 'hover it for its name',
        shown: (
          <IconButton label="Notifications">
            <BellIcon />
          </IconButton>
        ),
      },
      {
        label: 'something new',
        shown: (
          <IconButton label="Notifications: 1 new" dot>
            <BellIcon />
          </IconButton>
        ),
      },
      {
        label: 'disabled',
        shown: (
          <IconButton label="Delete" disabled>
            <TrashIcon />
          </IconButton>
        ),
      },
      {
        label: 'link',
        shown: (
          <IconLink label="Add" href="#iconbutton-and-iconlink">
            <PlusIcon />
          </IconLink>
        ),
      },
    ],
  },
  {
    name: 'GoLink',
    file: 'actions/go-link.tsx',
    of: [GoLink],
    states: [
      { label: 'rest', hint: 'hover it', shown: <GoLink href="#golink">All destinations</GoLink> },
      { label: 'long text', shown: <GoLink href="#golink">{longWords}</GoLink> },
    ],
  },
  {
    name: 'ReadMore',
    file: 'actions/read-more.tsx',
    of: [ReadMore],
    states: [
      {
        label: 'closed and open',
        hint: 'press it',
        shown: (
          <Kept start={false as boolean}>
            {(open, change) => <ReadMore open={open} onClick={() => change(!open)} />}
          </Kept>
        ),
      },
    ],
  },
  {
    name: 'Chips',
    file: 'actions/chip.tsx',
    of: [Chips, Chip],
    states: [
      {
        label: 'any number chosen',
        hint: 'press them',
        wide: true,
        shown: (
          <Chips label="Experiences">
            {regions.map((region, at) => (
              <Kept key={region} start={at === 0}>
                {(on, change) => (
                  <Chip on={on} onClick={() => change(!on)}>
                    {region}
                  </Chip>
                )}
              </Kept>
            ))}
          </Chips>
        ),
      },
      {
        label: 'links',
        shown: (
          <Chips label="Topics">
            <Chip href="#chips" on>
              Food
            </Chip>
            <Chip href="#chips">Trains</Chip>
          </Chips>
        ),
      },
      {
        label: 'one line that scrolls',
        shown: (
          <Chips label="Regions" scroll>
            {regions.map((region) => (
              <Chip key={region} href="#chips">
                {region}
              </Chip>
            ))}
          </Chips>
        ),
      },
    ],
  },
  {
    name: 'Tabs',
    file: 'actions/tabs.tsx',
    of: [Tabs, Tab],
    states: [
      {
        label: 'one chosen',
        hint: 'press them',
        wide: true,
        shown: (
          <Kept start="Europe">
            {(chosen, change) => (
              <Tabs label="Region">
                {regions.map((region, at) => (
                  <Tab key={region} on={region === chosen} count={at * 7} onClick={() => change(region)}>
                    {region}
                  </Tab>
                ))}
              </Tabs>
            )}
          </Kept>
        ),
      },
    ],
  },
  {
    name: 'Choice',
    file: 'actions/choice.tsx',
    of: [Choice],
    states: [
      {
        label: 'without a look of its own: link and button',
        shown: (
          <>
            <Choice href="#choice" on>
              Chosen
            </Choice>{' '}
            <Choice>Not chosen</Choice>
          </>
        ),
      },
    ],
  },
  {
    name: 'Menu',
    file: 'actions/menu.tsx',
    of: [Menu, MenuItem],
    states: [
      {
        label: 'closed',
        hint: 'press it',
        shown: (
          <Menu word="Role" label="Role of Ana Lima">
            <MenuItem onClick={() => {}}>Make an admin</MenuItem>
            <MenuItem onClick={() => {}}>Delete account</MenuItem>
          </Menu>
        ),
      },
    ],
  },
  {
    name: 'Tag and Tagline',
    file: 'actions/tag.tsx',
    of: [Tag, Tagline],
    states: [
      { label: 'plain', shown: <Tag>Food</Tag> },
      { label: 'link', shown: <Tag href="#tag-and-tagline">Food</Tag> },
      { label: 'words on a line', shown: <Tagline items={['Food', 'Slow travel', 'Trains']} /> },
      { label: 'long text', shown: <Tag>{longWords}</Tag> },
    ],
  },
];
