import { Button } from '../../src/actions/button.tsx';
import { IconButton } from '../../src/actions/icon-button.tsx';
import { Badge } from '../../src/content/badge.tsx';
import { CloseIcon } from '../../src/icon.tsx';
import { Drawer, DrawerPart, WithDrawer } from '../../src/staff/media/drawer.tsx';
import { FocalPoint } from '../../src/staff/media/focal-point.tsx';
import { MediaChoice, MediaGrid, MediaGridSkeleton, MediaTile } from '../../src/staff/media/media-grid.tsx';
import { MediaThumb } from '../../src/staff/media/media-thumb.tsx';
import { UploadList, UploadRow } from '../../src/staff/media/upload-list.tsx';
import { image, Kept, longWords, missingImage, type Specimen } from '../specimen.tsx';

const thumb = <MediaThumb source={{ kind: 'image', image }} sizes="12rem" />;
const video = <MediaThumb source={{ kind: 'image', image }} sizes="12rem" duration="0:12" />;
const file = new File(['x'], 'dhow.jpg', { type: 'image/jpeg' });

const choices = (type: 'radio' | 'checkbox') => (
  <Kept start={['Hills'] as readonly string[]}>
    {(chosen, change) => (
      <MediaGrid label={`Choices, ${type}`}>
        {['Hills', 'Harbor', longWords].map((label) => (
          <MediaChoice
            key={label}
            label={label}
            type={type}
            name={type}
            checked={chosen.includes(label)}
            onChange={({ target }) => {
              const others = type === 'radio' ? [] : chosen.filter((one) => one !== label);
              change(target.checked ? [...others, label] : others);
            }}
          >
            {thumb}
          </MediaChoice>
        ))}
      </MediaGrid>
    )}
  </Kept>
);

export const staffMedia: readonly Specimen[] = [
  {
    name: 'MediaThumb',
    file: 'staff/media/media-thumb.tsx',
    of: [MediaThumb],
    states: [
      { label: 'rest', shown: thumb },
      { label: 'video', shown: video },
      { label: 'nothing yet', shown: <MediaThumb source={null} sizes="12rem" /> },
      { label: 'failed', shown: <MediaThumb source={{ kind: 'image', image: missingImage }} sizes="12rem" /> },
    ],
  },
  {
    name: 'MediaGrid, MediaTile',
    file: 'staff/media/media-grid.tsx',
    of: [MediaGrid, MediaTile],
    states: [
      {
        label: 'rest, selected, open',
        wide: true,
        shown: (
          <MediaGrid label="Media">
            <MediaTile label="Hills" href="#mediagrid" onSelect={() => {}}>
              {thumb}
            </MediaTile>
            <MediaTile label="Harbor" href="#mediagrid" selected onSelect={() => {}} note="Unused">
              {video}
            </MediaTile>
            <MediaTile label={longWords} href="#mediagrid" open note={<Badge tone="warn">No alt text</Badge>}>
              {thumb}
            </MediaTile>
          </MediaGrid>
        ),
      },
    ],
  },
  {
    name: 'MediaChoice',
    file: 'staff/media/media-grid.tsx',
    of: [MediaChoice],
    states: [
      { label: 'one', wide: true, shown: choices('radio') },
      { label: 'several', wide: true, shown: choices('checkbox') },
    ],
  },
  {
    name: 'MediaGridSkeleton',
    file: 'staff/media/media-grid.tsx',
    of: [MediaGridSkeleton],
    states: [{ label: 'loading', wide: true, shown: <MediaGridSkeleton /> }],
  },
  {
    name: 'UploadList, UploadRow',
    file: 'staff/media/upload-list.tsx',
    of: [UploadList, UploadRow],
    states: [
      {
        label: 'under way, done, there already, refused',
        wide: true,
        shown: (
          <UploadList
            title="Uploading 4 files"
            summary="1 done, 18 of 31 MB, about 20 seconds left"
            action={{ label: 'Stop all', onClick: () => {} }}
          >
            <UploadRow name="dhow.jpg" file={file} text="64%, 4.1 MB of 6.4 MB" percent={64}>
              <IconButton label="Cancel dhow.jpg">
                <CloseIcon small />
              </IconButton>
            </UploadRow>
            <UploadRow name="canal.jpg" file={file} text="Done" tone="done" />
            <UploadRow name="bridge-copy.jpg" file={file} text="Already here as Charles Bridge" tone="duplicate">
              <Button variant="ghost" small>
                Use that one
              </Button>
            </UploadRow>
            <UploadRow name={longWords} file={file} text="HEIC can’t be read here. Save it as JPEG" tone="failed" />
          </UploadList>
        ),
      },
    ],
  },
  {
    name: 'FocalPoint',
    file: 'staff/media/focal-point.tsx',
    of: [FocalPoint],
    states: [
      {
        label: 'rest',
        hint: 'drag it, or use the arrow keys',
        wide: true,
        shown: (
          <Kept start={{ x: 0.66, y: 0.35 }}>
            {(point, change) => (
              <div style={{ maxWidth: '25rem' }}>
                <FocalPoint
                  image={image}
                  value={point}
                  onChange={change}
                  crops={[
                    { name: 'Cover', ratio: '16/9' },
                    { name: 'Poster', ratio: '4/5' },
                    { name: 'Square', ratio: '1/1' },
                  ]}
                />
              </div>
            )}
          </Kept>
        ),
      },
    ],
  },
  {
    name: 'Drawer, DrawerPart, WithDrawer',
    file: 'staff/media/drawer.tsx',
    of: [Drawer, DrawerPart, WithDrawer],
    states: [
      {
        label: 'open',
        hint: 'press it',
        wide: true,
        shown: (
          <Kept start={false}>
            {(open, change) => (
              <WithDrawer
                drawer={
                  open && (
                    <Drawer
                      title="Hills"
                      state={<p className="tiny muted">Saved</p>}
                      closeHref="#drawer"
                      next="#drawer"
                    >
                      <DrawerPart>{thumb}</DrawerPart>
                      <DrawerPart title="Used in" note="3 places">
                        <p>{longWords}</p>
                      </DrawerPart>
                    </Drawer>
                  )
                }
              >
                <Button variant="outline" small onClick={() => change(!open)}>
                  Open or close the drawer
                </Button>
              </WithDrawer>
            )}
          </Kept>
        ),
      },
    ],
  },
];
