import { Button } from '@trekker/design-system/actions/button.tsx';
import { PinIcon } from '@trekker/design-system/icon.tsx';
import { positionInWords } from '#features/media/web/library-item.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
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
        <PinIcon small /> “{photo.name}” was taken at <span className="nums">{positionInWords(photo.position)}</span>
      </span>
      <Button variant="outline" small onClick={() => change(typed)}>
        Use as coordinates
      </Button>
    </div>
  );
}
