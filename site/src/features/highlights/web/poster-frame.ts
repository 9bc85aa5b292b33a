/** Where a film is likely to show something: its first picture is often black. */
const atSecond = 1;
const mostWidth = 1600;

/** A picture out of a film that somebody chose, drawn by this browser; null for a film that it cannot play. */
export async function posterFrame(film: File): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(film);
  try {
    await heard(video, 'loadeddata');
    video.currentTime = Math.min(atSecond, video.duration / 2 || 0);
    await heard(video, 'seeked');
    const scale = Math.min(1, mostWidth / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return picture && new File([picture], 'poster.jpg', { type: picture.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(video.src);
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });
}
