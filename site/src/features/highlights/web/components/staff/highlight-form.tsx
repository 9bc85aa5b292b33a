import { Field } from '@trekker/design-system/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/input.tsx';
import { DeskHead } from '@trekker/design-system/staff/desk-head.tsx';
import { FileField } from '@trekker/design-system/staff/file-field.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/form-part.tsx';
import { type PickedFile, pickedFile } from '@trekker/design-system/staff/picked-file.ts';
import { SwitchLine } from '@trekker/design-system/staff/switch-line.tsx';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { EditForm } from '../../../../../web/staff/edit-form.tsx';
import { pictureFiles } from '../../../../../web/staff/picture-files.ts';
import { StateBadge } from '../../../../../web/staff/state-badge.tsx';
import { useCreateKey } from '../../../../../web/staff/use-create-key.ts';
import { fieldId, useEditForm } from '../../../../../web/staff/use-edit-form.ts';
import { useApi } from '../../../../../web/use-session.ts';
import { type Highlight, highlightRegions } from '../../../highlight.contract.ts';
import { createHighlight, readHighlightForStaff, updateHighlight } from '../../../staff-highlight.contract.ts';
import { posterFrame } from '../../poster-frame.ts';
import {
  type HighlightValues,
  highlightValuesOf,
  highlightLabels as labels,
  missingOf,
  printHighlightField,
  wiredHighlight,
} from './highlight-values.ts';

/** Adds a highlight, or changes one. */
export function HighlightForm({ item }: { item: Highlight | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const createKeyOf = useCreateKey();
  const form = useEditForm<Highlight, HighlightValues>({
    key: `highlight:${item?._id ?? 'new'}`,
    item,
    read: highlightValuesOf,
    labels,
    print: printHighlightField,
    check: missingOf,
    send(saving, values, { item: stored, updatedAt }) {
      const { body, files, gone } = wiredHighlight(values);
      if (!stored) return saving.send(createHighlight, { body: { ...body, createKey: createKeyOf(values) }, files });
      const change = { ...body, ...gone, updatedAt: updatedAt ?? '' };
      return saving.send(updateHighlight, { params: { id: stored._id }, body: change, files });
    },
    readLatest: async (id) => (await api.call(readHighlightForStaff, { params: { id } })).data,
    onSaved(saved, release) {
      if (item) return;
      release();
      void navigate(`/admin/highlights/edit/${saved._id}`, { replace: true });
    },
  });
  const { values, change, errors } = form;
  const bind = (name: 'name' | 'location' | 'rating' | 'date' | 'description' | 'region') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const tied = (name: keyof HighlightValues) => ({
    label: labels[name],
    id: fieldId(name),
    error: errors[name] ?? null,
  });
  // Without an image of its own a film is seen by a picture out of it.
  const latest = useRef(values);
  latest.current = values;
  const takeFilm = async (video: PickedFile | null) => {
    change({ video });
    if (!video?.file || values.image) return;
    const poster = await posterFrame(video.file);
    // Meanwhile an image may have been chosen, or another film.
    const { image, video: chosen } = latest.current;
    if (poster && !image && chosen?.file === video.file) change({ image: pickedFile(poster) });
  };
  const percent = form.saving.percent !== undefined && { percent: form.saving.percent };
  const look = (
    <>
      <FormPart title="How it looks">
        <FileField
          {...tied('image')}
          describable
          {...pictureFiles}
          {...percent}
          value={values.image}
          onChange={(image) => change({ image })}
        />
        <FileField
          {...tied('video')}
          {...percent}
          kind="video"
          accept="video/mp4,video/webm"
          hint="MP4 or WebM, up to 200 MB. The image is its poster; without one a picture is taken out of the film."
          removable
          value={values.video}
          onChange={(video) => void takeFilm(video)}
        />
        <FileField
          {...tied('avatar')}
          {...pictureFiles}
          {...percent}
          ratio="1"
          removable
          value={values.avatar}
          onChange={(avatar) => change({ avatar })}
        />
      </FormPart>
      <FormPart title="Who sees it">
        <SwitchLine
          label={labels.isPublished}
          hint="Anyone can see it"
          on={values.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
        <SwitchLine
          label={labels.featured}
          hint="First on the home page"
          on={values.featured}
          onChange={(featured) => change({ featured })}
        />
      </FormPart>
    </>
  );
  return (
    <>
      <DeskHead
        title={form.item?.name ?? 'New highlight'}
        badge={form.item && <StateBadge state={form.item.isPublished ? 'Published' : 'Draft'} />}
        back={{ href: '/admin/highlights', label: 'Highlights' }}
      />
      <EditForm form={form} action="Save highlight">
        <FormColumns look={look}>
          <FormPart title="What it is">
            <Field {...tied('name')} hint="Of the traveller.">
              <Input autoComplete="off" maxLength={120} {...bind('name')} />
            </Field>
            <Field {...tied('description')} hint="In their words.">
              <Textarea rows={6} maxLength={5000} {...bind('description')} />
            </Field>
            <FieldRow>
              <Field {...tied('location')}>
                <Input autoComplete="off" maxLength={200} placeholder="Lisbon, Portugal" {...bind('location')} />
              </Field>
              <Field {...tied('region')}>
                <Select {...bind('region')}>
                  <option value="">Choose a region</option>
                  {highlightRegions.map((region) => (
                    <option key={region}>{region}</option>
                  ))}
                </Select>
              </Field>
            </FieldRow>
            <FieldRow>
              <Field {...tied('rating')} hint="0 to 5, in steps of 0.1">
                <Input type="number" inputMode="decimal" min={0} max={5} step={0.1} {...bind('rating')} />
              </Field>
              <Field {...tied('date')} hint="Today, when left empty">
                <Input type="date" {...bind('date')} />
              </Field>
            </FieldRow>
          </FormPart>
        </FormColumns>
      </EditForm>
    </>
  );
}
