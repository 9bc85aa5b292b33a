import { Button } from '../../src/actions/button.tsx';
import { ErrorSummary } from '../../src/forms/error-summary.tsx';
import { ConfirmDialog } from '../../src/overlay/confirm-dialog.tsx';
import { Dialog } from '../../src/overlay/dialog.tsx';
import { LiveRegion } from '../../src/overlay/live-region.tsx';
import { Toast } from '../../src/overlay/toast.tsx';
import { Toasts, useToast } from '../../src/overlay/toasts.tsx';
import { Kept, longWords, type Specimen } from '../specimen.tsx';

const dialog = (word: string, form: { sheet?: boolean; plain?: boolean; wide?: boolean; hint?: string }) => (
  <Kept start={false}>
    {(open, change) => (
      <>
        <Button variant="outline" small onClick={() => change(true)}>
          {word}
        </Button>
        <Dialog
          {...form}
          open={open}
          onClose={() => change(false)}
          title="Share this place"
          foot={
            <Button small onClick={() => change(false)}>
              Done
            </Button>
          }
        >
          <p>Send the link to whoever comes along.</p>
        </Dialog>
      </>
    )}
  </Kept>
);

const question = (word: string, form: { bad?: boolean; busy?: boolean }) => (
  <Kept start={false}>
    {(open, change) => (
      <>
        <Button variant="outline" small onClick={() => change(true)}>
          {word}
        </Button>
        <ConfirmDialog
          {...form}
          open={open}
          title="Delete Lisbon?"
          action="Delete"
          onConfirm={() => change(false)}
          onClose={() => change(false)}
        >
          <p>Its reviews go with it.</p>
        </ConfirmDialog>
      </>
    )}
  </Kept>
);

const message = { id: 1, about: 'gallery' };
const held = { held: true, onGone: () => {} };

function Announce() {
  const toast = useToast();
  return (
    <Button variant="outline" small onClick={() => toast('Copied to clipboard!')}>
      Copy link
    </Button>
  );
}

export const errands: readonly Specimen[] = [
  {
    name: 'Dialog',
    file: 'overlay/dialog.tsx',
    of: [Dialog],
    states: [
      { label: 'in the middle', hint: 'press it', shown: dialog('Open a dialog', {}) },
      { label: 'sheet', hint: 'press it', shown: dialog('Open a sheet', { sheet: true }) },
      { label: 'wide', hint: 'press it', shown: dialog('Open a wide one', { wide: true, hint: 'For Lisbon' }) },
    ],
  },
  {
    name: 'ConfirmDialog',
    file: 'overlay/confirm-dialog.tsx',
    of: [ConfirmDialog],
    states: [
      { label: 'rest', hint: 'press it', shown: question('Ask', {}) },
      { label: 'cannot be undone', hint: 'press it', shown: question('Ask with a warning', { bad: true }) },
      { label: 'loading', hint: 'press it', shown: question('Ask while busy', { busy: true }) },
    ],
  },
  {
    name: 'Toast',
    file: 'overlay/toast.tsx',
    of: [Toast, Toasts],
    states: [
      { label: 'rest', shown: <Toast message={{ ...message, text: 'Saved' }} {...held} /> },
      {
        label: 'with an action',
        shown: (
          <Toast message={{ ...message, text: 'Removed', actions: [{ label: 'Undo', run: () => {} }] }} {...held} />
        ),
      },
      { label: 'error', shown: <Toast message={{ ...message, text: 'That did not work', bad: true }} {...held} /> },
      { label: 'long text', wide: true, shown: <Toast message={{ ...message, text: longWords }} {...held} /> },
      {
        label: 'where it comes',
        hint: 'press it',
        shown: (
          <Toasts>
            <Announce />
          </Toasts>
        ),
      },
    ],
  },
  {
    name: 'ErrorSummary',
    file: 'forms/error-summary.tsx',
    of: [ErrorSummary],
    states: [
      {
        label: 'two errors',
        wide: true,
        shown: (
          <ErrorSummary
            errors={[
              { id: 'line-rest', message: 'Full name is required' },
              { id: 'line-error', message: longWords },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'LiveRegion',
    file: 'overlay/live-region.tsx',
    of: [LiveRegion],
    states: [
      {
        label: 'heard, not seen',
        shown: (
          <>
            <p className="muted">Nothing is drawn.</p>
            <LiveRegion>12 destinations</LiveRegion>
          </>
        ),
      },
    ],
  },
];
