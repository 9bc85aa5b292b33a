import * as accountIcons from '../../src/account-icons.tsx';
import { Button } from '../../src/actions/button.tsx';
import { GoLink } from '../../src/actions/go-link.tsx';
import { Badge, type BadgeTone } from '../../src/content/badge.tsx';
import { Card, CardImage, CardLine, Cards, CardText, CardTitle, Meta } from '../../src/content/card.tsx';
import { Mark } from '../../src/content/mark.tsx';
import { PageHeader } from '../../src/content/page-header.tsx';
import { Pager } from '../../src/content/pager.tsx';
import { Poster } from '../../src/content/poster.tsx';
import { Flag, Ribbon } from '../../src/content/ribbon.tsx';
import { Score } from '../../src/content/score.tsx';
import { SectionHead } from '../../src/content/section-head.tsx';
import { Stars } from '../../src/content/stars.tsx';
import { Group } from '../../src/group.tsx';
import * as icons from '../../src/icon.tsx';
import { Image } from '../../src/images/image.tsx';
import * as staffIcons from '../../src/staff/staff-icons.tsx';
import { StaffPageHeader } from '../../src/staff/staff-page-header.tsx';
import { image, Kept, longWords, type Specimen } from '../specimen.tsx';

const tones: readonly BadgeTone[] = ['plain', 'ok', 'warn', 'bad', 'second', 'accent'];

const card = (title: string, shown: typeof image | null) => (
  <Card>
    <CardImage>
      <Image image={shown} sizes="300px" ratio="3/2" eager />
      <Flag>Featured</Flag>
    </CardImage>
    <CardText>
      <CardLine>
        <CardTitle href="#card">{title}</CardTitle>
        <Score value={4.6} count={1204} />
      </CardLine>
      <Meta>
        <b>Portugal</b> <span>3 days</span>
      </Meta>
    </CardText>
  </Card>
);

const ribbon = (start: boolean) => (
  <Kept start={start}>
    {(pressed, change) => (
      <div style={{ position: 'relative', height: '4.5rem', background: '#d68a5c' }}>
        <Ribbon label="Save Kyoto" pressed={pressed} onClick={() => change(!pressed)} />
      </div>
    )}
  </Kept>
);

export const content: readonly Specimen[] = [
  {
    name: 'PageHeader',
    file: 'content/page-header.tsx',
    of: [PageHeader],
    states: [{ label: 'see the top of this page', wide: true, shown: <p className="muted">A page has one.</p> }],
  },
  {
    name: 'SectionHead',
    file: 'content/section-head.tsx',
    of: [SectionHead],
    states: [
      {
        label: 'rest',
        wide: true,
        shown: (
          <SectionHead id="section-one" title="Latest stories">
            <GoLink href="#sectionhead">All stories</GoLink>
          </SectionHead>
        ),
      },
      { label: 'long text', wide: true, shown: <SectionHead id="section-two" title={longWords} /> },
    ],
  },
  {
    name: 'StaffPageHeader',
    file: 'staff/staff-page-header.tsx',
    of: [StaffPageHeader],
    states: [
      {
        label: 'see a staff page',
        wide: true,
        shown: (
          <Group label="Heading of a staff page">
            <StaffPageHeader
              title="Lisbon"
              badge={<Badge tone="ok">Published</Badge>}
              back={{ href: '#staffpageheader', label: 'Destinations' }}
            >
              <Button small>Add</Button>
            </StaffPageHeader>
          </Group>
        ),
      },
    ],
  },
  {
    name: 'Card',
    file: 'content/card.tsx',
    of: [Card, CardImage, CardLine, Cards, CardText, CardTitle, Meta],
    states: [
      {
        label: 'a grid of them: rest, without an image, long text',
        hint: 'hover one',
        wide: true,
        shown: (
          <Cards>
            {card('Lisbon', image)}
            {card('Évora', null)}
            {card(longWords, image)}
          </Cards>
        ),
      },
    ],
  },
  {
    name: 'Poster',
    file: 'content/poster.tsx',
    of: [Poster],
    states: [
      {
        label: 'rest',
        shown: (
          <Poster
            href="#poster"
            title="Kyoto"
            start="Japan"
            end="35.0° N"
            image={<Image image={image} sizes="300px" ratio="4/5" eager />}
          />
        ),
      },
      {
        label: 'long text',
        shown: (
          <Poster
            href="#poster"
            title={longWords}
            start="Wales"
            image={<Image image={image} sizes="300px" ratio="4/5" eager />}
          />
        ),
      },
    ],
  },
  {
    name: 'Ribbon',
    file: 'content/ribbon.tsx',
    of: [Ribbon],
    states: [
      { label: 'rest', hint: 'pull it', shown: ribbon(false) },
      { label: 'saved', shown: ribbon(true) },
    ],
  },
  {
    name: 'Flag',
    file: 'content/ribbon.tsx',
    of: [Flag],
    states: [
      {
        label: 'rest',
        shown: (
          <div style={{ position: 'relative', height: '4rem', background: '#d68a5c' }}>
            <Flag>Featured</Flag>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Badge',
    file: 'content/badge.tsx',
    of: [Badge],
    states: tones.map((tone) => ({ label: tone, shown: <Badge tone={tone}>Published</Badge> })),
  },
  {
    name: 'Score and Stars',
    file: 'content/score.tsx',
    of: [Score, Stars],
    states: [
      { label: 'one star and its number', shown: <Score value={4.6} /> },
      { label: 'with a count', shown: <Score value={4} count={12044} /> },
      ...[0, 2.5, 5].map((value) => ({ label: `${value} stars`, shown: <Stars value={value} /> })),
    ],
  },
  {
    name: 'Pager',
    file: 'content/pager.tsx',
    of: [Pager],
    states: [
      { label: 'first page', shown: <Pager page={1} pages={4} address="/gallery" label="Pages: first" /> },
      { label: 'in the middle', shown: <Pager page={2} pages={4} address="/gallery" label="Pages: middle" /> },
      {
        label: 'dense, one page',
        shown: <Pager page={1} pages={1} address="/gallery" label="Pages: one" dense always />,
      },
    ],
  },
  {
    name: 'Mark',
    file: 'content/mark.tsx',
    of: [Mark],
    states: [{ label: 'rest', shown: <Mark width={48} height={48} /> }],
  },
  {
    name: 'Group',
    file: 'group.tsx',
    of: [Group],
    states: [
      { label: 'names what stands in it', shown: <Group label="Region">Five buttons that belong together</Group> },
    ],
  },
  {
    name: 'Icons',
    file: 'icon.tsx',
    of: Object.values({ ...icons, ...accountIcons, ...staffIcons }),
    states: Object.entries({ ...icons, ...accountIcons, ...staffIcons }).map(([name, Icon]) => ({
      label: name,
      shown: <Icon />,
    })),
  },
];
