import { useEffect, useRef, useState } from 'react';
import { PictureFailed } from './picture-failed.tsx';
import type { PictureWayProps } from './picture-way.ts';
import { ResponsiveImage } from './responsive-image.tsx';

/** A plain responsive image that loads with the page. */
export function EagerPicture({ picture, sizes, box }: PictureWayProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // a failure before this script ran has fired its event already
  useEffect(() => setFailed(hasFailed(image.current)), []);
  return (
    <span {...box}>
      {failed ? (
        <PictureFailed onRetry={() => setFailed(false)} />
      ) : (
        <ResponsiveImage
          ref={image}
          picture={picture}
          sizes={sizes}
          fetchPriority="high"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}

const hasFailed = (image: HTMLImageElement | null) => Boolean(image?.complete && image.naturalWidth === 0);
