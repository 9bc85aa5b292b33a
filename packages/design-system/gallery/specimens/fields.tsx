import { Button } from '../../src/actions/button.tsx';
import { Check, Switch } from '../../src/forms/check.tsx';
import { Field, FieldError } from '../../src/forms/field.tsx';
import { Input, Select, Textarea } from '../../src/forms/input.tsx';
import { LineField } from '../../src/forms/line-field.tsx';
import { ListboxOption } from '../../src/forms/listbox-option.tsx';
import { PasswordInput } from '../../src/forms/password-input.tsx';
import { RateInput } from '../../src/forms/rate-input.tsx';
import { StrengthMeter } from '../../src/forms/strength-meter.tsx';
import { SearchIcon } from '../../src/icon.tsx';
import { Kept, longWords, type Specimen } from '../specimen.tsx';

export const fields: readonly Specimen[] = [
  {
    name: 'Field',
    file: 'forms/field.tsx',
    of: [Field, FieldError, Input],
    states: [
      {
        label: 'rest',
        shown: (
          <Field label="Full name">
            <Input placeholder="Ana Lima" />
          </Field>
        ),
      },
      {
        label: 'hint and note',
        shown: (
          <Field label="Short line" hint="One sentence for cards." note="12/80">
            <Input defaultValue="Trams, tiles" />
          </Field>
        ),
      },
      {
        label: 'optional',
        shown: (
          <Field label="Location" optional>
            <Input />
          </Field>
        ),
      },
      {
        label: 'error',
        shown: (
          <Field label="Email" error="Please enter a valid email address">
            <Input defaultValue="ana@" />
          </Field>
        ),
      },
      {
        label: 'disabled',
        shown: (
          <Field label="Address" hint="It follows from the name.">
            <Input disabled defaultValue="lisbon" />
          </Field>
        ),
      },
      {
        label: 'long text',
        shown: (
          <Field label={longWords} error={longWords}>
            <Input defaultValue={longWords} />
          </Field>
        ),
      },
    ],
  },
  {
    name: 'Textarea and Select',
    file: 'forms/input.tsx',
    of: [Textarea, Select],
    states: [
      {
        label: 'several lines',
        shown: (
          <Field label="Message">
            <Textarea rows={3} defaultValue="A line." />
          </Field>
        ),
      },
      {
        label: 'several lines, error',
        shown: (
          <Field label="Review" error="Too short">
            <Textarea rows={3} />
          </Field>
        ),
      },
      {
        label: 'one of a list',
        shown: (
          <Field label="Region">
            <Select defaultValue="asia">
              <option value="asia">Asia</option>
              <option value="europe">Europe</option>
            </Select>
          </Field>
        ),
      },
      {
        label: 'one of a list, disabled',
        shown: (
          <Field label="Role">
            <Select disabled>
              <option>Traveler</option>
            </Select>
          </Field>
        ),
      },
    ],
  },
  {
    name: 'ListboxOption',
    file: 'forms/listbox-option.tsx',
    of: [ListboxOption],
    states: [
      {
        label: 'reached by the keys, and not',
        shown: (
          <div role="listbox" aria-label="Places">
            {['Lisbon', 'Marrakech'].map((name, index) => (
              <ListboxOption key={name} id={`specimen-${index}`} isActive={index === 0} onPick={() => {}}>
                {name}
              </ListboxOption>
            ))}
          </div>
        ),
      },
    ],
  },
  {
    name: 'LineField',
    file: 'forms/line-field.tsx',
    of: [LineField],
    states: [
      {
        label: 'rest',
        shown: <LineField id="line-rest" label="Search" placeholder="Search destinations" icon={<SearchIcon />} />,
      },
      {
        label: 'with a button',
        shown: (
          <LineField id="line-button" label="Your email" placeholder="Your email">
            <Button small>Subscribe</Button>
          </LineField>
        ),
      },
      { label: 'error', shown: <LineField id="line-error" label="Your email, wrong" defaultValue="ana@" invalid /> },
    ],
  },
  {
    name: 'PasswordInput and StrengthMeter',
    file: 'forms/password-input.tsx',
    of: [PasswordInput, StrengthMeter],
    states: ['', 'password', 'Trams and tiles 28'].map((start, at) => ({
      label: ['empty', 'weak', 'strong'][at] ?? '',
      hint: 'type',
      shown: (
        <Kept start={start}>
          {(password, change) => (
            <>
              <Field label="Password">
                <PasswordInput autoComplete="off" value={password} onChange={({ target }) => change(target.value)} />
              </Field>
              <StrengthMeter password={password} />
            </>
          )}
        </Kept>
      ),
    })),
  },
  {
    name: 'Check and Switch',
    file: 'forms/check.tsx',
    of: [Check, Switch],
    states: [
      { label: 'rest', shown: <Check label="Remember me" /> },
      {
        label: 'checked, with a hint',
        shown: <Check label="Analytics" hint="Counts visits, without names." defaultChecked />,
      },
      { label: 'disabled', shown: <Check label="Necessary" disabled defaultChecked /> },
      {
        label: 'switch',
        shown: (
          <Kept start={true as boolean}>
            {(on, change) => (
              <Switch
                label="Lisbon active"
                hideLabel
                word={on ? 'Active' : 'Not active'}
                checked={on}
                onChange={() => change(!on)}
              />
            )}
          </Kept>
        ),
      },
      { label: 'switch, loading', shown: <Switch label="Travel notifications" busy defaultChecked /> },
      { label: 'switch, disabled', shown: <Switch label="Digest" disabled /> },
    ],
  },
  {
    name: 'RateInput',
    file: 'forms/rate-input.tsx',
    of: [RateInput],
    states: [
      { label: 'rest', shown: <RateInput name="rate-rest" /> },
      { label: 'chosen', shown: <RateInput name="rate-chosen" label="Your rating" defaultValue={4} /> },
      { label: 'error', shown: <RateInput name="rate-error" label="Rating, missing" error="Please choose a rating" /> },
    ],
  },
];
