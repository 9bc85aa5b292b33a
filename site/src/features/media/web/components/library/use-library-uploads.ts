import { useRevalidator } from 'react-router';
import { type Uploads, useUploads } from '../../uploads/use-uploads.ts';

/** What goes up on the library's page, which shows it as soon as it has arrived. */
export function useLibraryUploads(): Uploads {
  const { revalidate } = useRevalidator();
  return useUploads('any', () => void revalidate());
}
