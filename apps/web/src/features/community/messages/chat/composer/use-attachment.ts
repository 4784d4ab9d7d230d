import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutgoingPicture } from '../../../shared/messages/outbox/outbox-store';
import { pictureRefusal } from '../../../shared/pictures/picture-files';

const SAMPLE_SIZE = { width: 4, height: 3 };

/** The size that a browser sees; 4 to 3 where it cannot show the picture, though the server may. */
async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 && height > 0 ? { width, height } : SAMPLE_SIZE;
  } catch {
    return SAMPLE_SIZE;
  }
}

/** The picture that goes with the message being written: one at most, and not kept over a reload. */
export function useAttachment() {
  const [picture, setPicture] = useState<OutgoingPicture | null>(null);
  const previews = useRef(new Set<string>());
  // A sent picture goes on being shown from its preview, so all of them stay until the chat is left.
  useEffect(() => {
    const held = previews.current;
    return () => held.forEach((url) => sentPreviews.has(url) || URL.revokeObjectURL(url));
  }, []);

  /** @returns why it cannot be taken, in words; null where it is */
  const choose = useCallback((files: readonly File[]): string | null => {
    const [file] = files;
    if (file === undefined) return null;
    if (files.length > 1) return 'A message can have one picture.';
    const refusal = pictureRefusal(file);
    if (refusal !== null) return refusal;
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    setPicture({ file, preview, ...SAMPLE_SIZE, alt: '' });
    void sizeOf(preview).then((size) =>
      setPicture((current) => (current?.preview === preview ? { ...current, ...size } : current)),
    );
    return null;
  }, []);

  const setAlt = useCallback((alt: string) => setPicture((current) => current && { ...current, alt }), []);
  /** It goes with a message that is sent: the outbox needs its preview for as long as it holds it. */
  const takePicture = useCallback((): OutgoingPicture | null => {
    if (picture) sentPreviews.add(picture.preview);
    setPicture(null);
    return picture;
  }, [picture]);
  const remove = useCallback(() => setPicture(null), []);
  return { picture, choose, setAlt, takePicture, remove };
}

/** Previews of messages that are, or were, on their way: few, and needed after the chat was left and opened again. */
const sentPreviews = new Set<string>();
