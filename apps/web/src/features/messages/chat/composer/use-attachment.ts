import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '../../../../lib/language/messages';
import { useWarnBeforeUnload } from '../../../../lib/use-warn-before-unload';
import { pictureRefusal } from '../../../../lib/picture-files';
import { SAMPLE_SIZE } from '../chat-entries';

export interface Attachment {
  file: File;
  preview: string;
  width: number;
  height: number;
  alt: string;
}

/** Assumes 4 to 3 if the browser cannot decode the picture. */
async function readSize(url: string): Promise<{ width: number; height: number }> {
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

/** Holds at most one picture. A reload loses it, so the browser warns. */
export function useAttachment() {
  const [picture, setPicture] = useState<Attachment | null>(null);
  useWarnBeforeUnload(picture !== null);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const held = previews.current;
    return () => held.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const hold = useCallback((file: File, alt: string) => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    setPicture({ file, preview, ...SAMPLE_SIZE, alt });
    void readSize(preview).then((size) =>
      setPicture((current) => (current?.preview === preview ? { ...current, ...size } : current)),
    );
  }, []);

  /** Returns why the file is refused, or null. */
  const choose = useCallback(
    (files: readonly File[]): string | null => {
      const [file] = files;
      if (file === undefined) return null;
      if (files.length > 1) return m.chat_one_picture();
      const refusal = pictureRefusal(file);
      if (refusal !== null) return refusal;
      hold(file, '');
      return null;
    },
    [hold],
  );

  const setAlt = useCallback((alt: string) => setPicture((current) => current && { ...current, alt }), []);
  const remove = useCallback(() => setPicture(null), []);
  return {
    picture,
    choose,
    setAlt,
    remove,
    /** Restores a picture that was not sent. */
    putBack: hold,
  };
}
