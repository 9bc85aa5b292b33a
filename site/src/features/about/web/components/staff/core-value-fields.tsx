import { Input, Select, Textarea } from '@trekker/design-system/forms/input.tsx';
import { aboutRules } from '#features/about/staff-about.contract.ts';
import { type ValueIconName, valueIcons } from '../value-icon.tsx';
import type { CoreValue } from './about.fields.ts';
import { t } from './staff-about.texts.ts';

export type CoreValueFieldsProps = {
  value: CoreValue;
  /** Such as "Value 2". */
  name: string;
  onChange: (value: CoreValue) => void;
};

const iconNames: Record<ValueIconName, () => string> = {
  leaf: () => t.leaf,
  hands: () => t.hands,
  eye: () => t.eye,
  compass: () => t.compass,
  heart: () => t.heart,
  globe: () => t.globe,
  people: () => t.people,
  book: () => t.book,
  star: () => t.star,
  pin: () => t.pin,
};

/** One of Our Values: its icon, what it is called, what is meant. */
export function CoreValueFields({ value, name, onChange }: CoreValueFieldsProps) {
  return (
    <>
      <Select
        aria-label={t.valueIcon({ value: name })}
        value={valueIcons.some((icon) => icon === value.icon) ? value.icon : 'globe'}
        onChange={(event) => onChange({ ...value, icon: event.target.value })}
      >
        {valueIcons.map((icon) => (
          <option key={icon} value={icon}>
            {iconNames[icon]()}
          </option>
        ))}
      </Select>
      <Input
        aria-label={t.valueTitle({ value: name })}
        placeholder={t.titleExample}
        maxLength={aboutRules.valueTitle.most}
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.target.value })}
      />
      <Textarea
        aria-label={t.valueDescription({ value: name })}
        placeholder={t.descriptionExample}
        rows={2}
        maxLength={aboutRules.valueDescription.most}
        value={value.description}
        onChange={(event) => onChange({ ...value, description: event.target.value })}
      />
    </>
  );
}
