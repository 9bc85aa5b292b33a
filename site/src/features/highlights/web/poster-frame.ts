/** Where a video is likely to show something: its first frame is often black. */
const atSecond = 1;
const mostWidth = 1600;

/** A frame of a video that somebody chose, drawn by this browser; null for a video that it cannot play. */
export async function posterFrame(file: File): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await heard(video, 'loadeddata');
    video.currentTime = Math.min(atSecond, video.duration / 2 || 0);
    await heard(video, 'seeked');
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
    URL.revokeObjectURL(video.src);
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });
}
