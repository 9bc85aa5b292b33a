/** Where a video is likely to show something: its first frame is often black. */
const atSecond = 1;
const mostWidth = 1600;

/**
 * A frame of a video that somebody chose, drawn by this browser; null for a video that it cannot play or not read.
 * @param source the file, or the address of one that is stored
 */
export async function posterFrame(source: File | string): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  video.src = address;
  try {
    await nextEvent(video, 'loadeddata');
    video.currentTime = Math.min(atSecond, video.duration / 2 || 0);
    await nextEvent(video, 'seeked');
    const scale = Math.min(1, mostWidth / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return image && new File([image], 'poster.jpg', { type: image.type });
  } catch {
    return null;
  } finally {
    if (address !== source) URL.revokeObjectURL(address);
  }
}

function nextEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });
}
