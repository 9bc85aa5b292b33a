import { imageFiles } from '#web/staff/fields/image-files.ts';
import { t } from './staff-uploads.texts.ts';

/** What a library, or a place in a form, takes. */
export type WantedKind = 'image' | 'video' | 'any';

const videoTypes = ['video/mp4', 'video/webm'];
const mostVideoBytes = 200 * 1024 * 1024;

const hints = {
  image: () => t.imageHint({ images: imageFiles.hint }),
  video: () => t.videoHint,
  any: () => t.anyHint({ images: imageFiles.hint }),
};

/** For inputs that choose files for the library, as the server takes them. */
export function mediaFiles(kind: WantedKind) {
  const accept = { image: imageFiles.accept, video: videoTypes.join(), any: `${imageFiles.accept},${videoTypes}` };
  return { accept: accept[kind], hint: hints[kind](), check: (file: File) => wrongFile(kind, file) };
}

/** Why a file need not be sent at all. The server looks at its bytes. */
function wrongFile(kind: WantedKind, file: File): string | null {
  const isVideo = file.type.startsWith('video/');
  if (/\.hei[cf]$/i.test(file.name)) return t.heic;
  if (isVideo ? kind === 'image' : kind === 'video' && file.type !== '')
    return kind === 'image' ? t.notImage : t.notVideo;
  if (!isVideo) return imageFiles.check(file);
  if (!videoTypes.includes(file.type)) return t.videoType;
  return file.size > mostVideoBytes ? t.videoTooLarge : null;
}
