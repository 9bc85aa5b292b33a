import { imageFiles } from '#web/staff/fields/image-files.ts';

/** What a library, or a place in a form, takes. */
export type WantedKind = 'image' | 'video' | 'any';

const videoTypes = ['video/mp4', 'video/webm'];
const mostVideoBytes = 200 * 1024 * 1024;

const hints = {
  image: () => `${imageFiles.hint}.`,
  video: () => 'MP4 or WebM, up to 200 MB.',
  any: () => `${imageFiles.hint}; MP4 or WebM, up to 200 MB.`,
};

/** For inputs that choose files for the library, as the server takes them. */
export function mediaFiles(kind: WantedKind) {
  const accept = { image: imageFiles.accept, video: videoTypes.join(), any: `${imageFiles.accept},${videoTypes}` };
  return { accept: accept[kind], hint: hints[kind](), check: (file: File) => wrongFile(kind, file) };
}

/** Why a file need not be sent at all. The server looks at its bytes. */
function wrongFile(kind: WantedKind, file: File): string | null {
  const isVideo = file.type.startsWith('video/');
  if (/\.hei[cf]$/i.test(file.name)) return 'HEIC can’t be read here. Save it as JPEG';
  if (isVideo ? kind === 'image' : kind === 'video' && file.type !== '')
    return `Not a ${kind === 'image' ? 'picture' : 'video'}`;
  if (!isVideo) return imageFiles.check(file);
  if (!videoTypes.includes(file.type)) return 'This video type isn’t supported. Save it as MP4';
  return file.size > mostVideoBytes ? 'Too large, at most 200 MB' : null;
}
