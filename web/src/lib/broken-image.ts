import { useState } from 'react';

/** Whether a picture could not be loaded, also when that happened before the script was there. */
export function useBrokenImage() {
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  return { isBroken, watch: { ref, onError } };
}
