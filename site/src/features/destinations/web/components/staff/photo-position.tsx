import { Button } from '@trekker/design-system/actions/button.tsx';
import { PinIcon } from '@trekker/design-system/icon.tsx';
import { printedPosition } from '#web/components/position.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t } from '../../staff-destinations.texts.ts';
import type { DestinationFormValues } from './destination.fields.ts';

/** Where a photo that was chosen for the destination says that it was taken, offered as its coordinates. */
export function PhotoPosition({ values, change }: Pick<FieldsProps<DestinationFormValues>, 'values' | 'change'>) {
  const { thumbnail, images, latitude, longitude } = values;
  const photo = [thumbnail, ...images].find((picked) => picked?.library?.position)?.library;
  if (!photo?.position) return null;
  const typed = { latitude: String(photo.position.latitude), longitude: String(photo.position.longitude) };
  if (latitude === typed.latitude && longitude === typed.longitude) return null;
  return (
    <div className="row row-between fine">
      <span>
        <PinIcon small />{' '}
        {t.takenAt({
          name: photo.name,
          position: printedPosition(photo.position),
          nums: (words) => (
            <span key="nums" className="nums">
              {words}
            </span>
          ),
        })}
      </span>
      <Button variant="outline" small onClick={() => change(typed)}>
        {t.usePosition}
      </Button>
    </div>
  );
}
