import { Button } from '../../src/actions/button.tsx';
import { Field } from '../../src/forms/field.tsx';
import { Input } from '../../src/forms/input.tsx';
import { AlternativeText, AlternativeTextarea } from '../../src/staff/forms/alternative-text.tsx';
import { DropBox } from '../../src/staff/forms/drop-box.tsx';
import { FileField } from '../../src/staff/forms/file-field.tsx';
import { FilePreview } from '../../src/staff/forms/file-preview.tsx';
import { FieldRow, FormColumns, FormPart } from '../../src/staff/forms/form-part.tsx';
import { ImageItem } from '../../src/staff/forms/image-item.tsx';
import { ImagesField } from '../../src/staff/forms/images-field.tsx';
import { ListEditor } from '../../src/staff/forms/list-editor.tsx';
import { type PickedFile, storedFile } from '../../src/staff/forms/picked-file.ts';
import { SaveBar } from '../../src/staff/forms/save-bar.tsx';
import { SearchChoice } from '../../src/staff/forms/search-choice.tsx';
import { SwitchLine } from '../../src/staff/forms/switch-line.tsx';
import { TagInput } from '../../src/staff/forms/tag-input.tsx';
import { LineList } from '../../src/staff/lists/line-list.tsx';
import { image, Kept, longWords, type Specimen } from '../specimen.tsx';

const stored = storedFile(image.url, { alt: 'Hills before an evening sky' });
const images = 'image/jpeg,image/png';

const fileField = (label: string, start: PickedFile | null, form: { error?: string; percent?: number }) => (
  <Kept start={start}>
    {(value, change) => (
      <FileField
        {...form}
        label={label}
        value={value}
        onChange={change}
        accept={images}
        hint="JPEG or PNG, up to 10 MB"
      />
    )}
  </Kept>
);

const imagesField = (label: string, start: readonly PickedFile[], form: { error?: string }) => (
  <Kept start={start}>
    {(value, change) => <ImagesField {...form} label={label} value={value} onChange={change} accept={images} />}
  </Kept>
);

const tagInput = (label: string, start: readonly string[], form: { error?: string }) => (
  <Kept start={start}>
    {(value, change) => <TagInput {...form} label={label} value={value} onChange={change} hint="Enter adds one." />}
  </Kept>
);

const lineList = (label: string, start: readonly string[], form: { error?: string }) => (
  <Kept start={start}>
    {(value, change) => (
      <LineList {...form} label={label} one={(number) => `Tip ${number}`} value={value} onChange={change} />
    )}
  </Kept>
);

export const staffFields: readonly Specimen[] = [
  {
    name: 'FormPart, FormColumns, FieldRow',
    file: 'staff/forms/form-part.tsx',
    of: [FormColumns, FormPart, FieldRow],
    states: [
      {
        label: 'two columns',
        wide: true,
        shown: (
          <FormColumns
            aside={
              <FormPart title="Cover">
                <p className="muted">None yet.</p>
              </FormPart>
            }
          >
            <FormPart title="Facts">
              <FieldRow>
                <Field label="Country">
                  <Input />
                </Field>
                <Field label="Region text">
                  <Input />
                </Field>
              </FieldRow>
            </FormPart>
          </FormColumns>
        ),
      },
    ],
  },
  {
    name: 'TagInput',
    file: 'staff/forms/tag-input.tsx',
    of: [TagInput],
    states: [
      { label: 'rest', shown: tagInput('Tags', ['food', 'trains'], {}) },
      { label: 'empty', shown: tagInput('More tags', [], {}) },
      { label: 'error', shown: tagInput('Tags, missing', [], { error: 'Add at least one tag' }) },
      { label: 'long text', shown: tagInput('Tags, long', [longWords], {}) },
    ],
  },
  {
    name: 'LineList',
    file: 'staff/lists/line-list.tsx',
    of: [LineList],
    states: [
      { label: 'rest', shown: lineList('Travel tips', ['Take tram 28 early', longWords], {}) },
      { label: 'empty, error', shown: lineList('Travel tips, missing', [], { error: 'Add at least one tip' }) },
    ],
  },
  {
    name: 'ListEditor',
    file: 'staff/forms/list-editor.tsx',
    of: [ListEditor],
    states: [
      {
        label: 'two rows',
        wide: true,
        shown: (
          <Kept start={['Arrive', 'Walk the Alfama'] as readonly string[]}>
            {(items, change) => (
              <ListEditor
                label="Itinerary"
                addLabel="Add a day"
                nameOf={(number) => `day ${number}`}
                items={items}
                onChange={change}
                empty={() => ''}
              >
                {(item, set, row) => (
                  <Field label={row.name}>
                    <Input value={item} onChange={({ target }) => set(target.value)} />
                  </Field>
                )}
              </ListEditor>
            )}
          </Kept>
        ),
      },
    ],
  },
  {
    name: 'SwitchLine',
    file: 'staff/forms/switch-line.tsx',
    of: [SwitchLine],
    states: [
      { label: 'on', shown: <SwitchLine label="Published" hint="Everybody sees it." on onChange={() => {}} /> },
      { label: 'off', shown: <SwitchLine label="Featured" on={false} onChange={() => {}} /> },
      { label: 'disabled', shown: <SwitchLine label="Held" on={false} disabled onChange={() => {}} /> },
      { label: 'loading', shown: <SwitchLine label="Active" on busy onChange={() => {}} /> },
    ],
  },
  {
    name: 'SearchChoice',
    file: 'staff/forms/search-choice.tsx',
    of: [SearchChoice],
    states: [
      {
        label: 'nothing chosen',
        hint: 'type',
        shown: (
          <Kept start={null as { _id: string; name: string } | null}>
            {(value, change) => (
              <Field label="Place">
                <SearchChoice
                  value={value}
                  onChange={change}
                  clearLabel="Clear place"
                  placeholder="Find a place"
                  search={async (words) => [{ _id: '1', name: `${words} in Portugal` }]}
                />
              </Field>
            )}
          </Kept>
        ),
      },
      {
        label: 'chosen',
        shown: (
          <Field label="Author">
            <SearchChoice
              value={{ _id: '1', name: 'Ana Lima' }}
              onChange={() => {}}
              clearLabel="Clear author"
              search={async () => []}
            />
          </Field>
        ),
      },
    ],
  },
  {
    name: 'AlternativeText',
    file: 'staff/forms/alternative-text.tsx',
    of: [AlternativeText, AlternativeTextarea],
    states: [
      {
        label: 'one line',
        shown: <Kept start="">{(value, change) => <AlternativeText value={value} onChange={change} />}</Kept>,
      },
      {
        label: 'several lines',
        shown: (
          <Kept start="Hills before an evening sky">
            {(value, change) => (
              <AlternativeTextarea value={value} onChange={change} label="Alternative text of image 2" />
            )}
          </Kept>
        ),
      },
    ],
  },
  {
    name: 'DropBox',
    file: 'staff/forms/drop-box.tsx',
    of: [DropBox],
    states: [
      {
        label: 'rest',
        shown: (
          <DropBox kind="image" label="Image" accept={images} hint="JPEG or PNG, up to 10 MB" onFiles={() => {}} />
        ),
      },
      { label: 'error', shown: <DropBox kind="video" label="Video" accept="video/mp4" invalid onFiles={() => {}} /> },
    ],
  },
  {
    name: 'FileField and FilePreview',
    file: 'staff/forms/file-field.tsx',
    of: [FileField, FilePreview],
    states: [
      { label: 'empty', shown: fileField('Cover', null, {}) },
      { label: 'chosen', shown: fileField('Cover, chosen', stored, {}) },
      { label: 'loading', shown: fileField('Cover, on its way', stored, { percent: 40 }) },
      { label: 'error', shown: fileField('Cover, missing', null, { error: 'Choose an image' }) },
    ],
  },
  {
    name: 'ImagesField and ImageItem',
    file: 'staff/forms/images-field.tsx',
    of: [ImagesField, ImageItem],
    states: [
      { label: 'two images', wide: true, shown: imagesField('Gallery', [stored, { ...stored, alt: '' }], {}) },
      {
        label: 'empty, error',
        wide: true,
        shown: imagesField('Gallery, missing', [], { error: 'Add at least two images' }),
      },
    ],
  },
  {
    name: 'SaveBar',
    file: 'staff/forms/save-bar.tsx',
    of: [SaveBar],
    states: [
      {
        label: 'rest',
        wide: true,
        shown: (
          <SaveBar state="All changes saved">
            <Button small>Save changes</Button>
          </SaveBar>
        ),
      },
    ],
  },
];
