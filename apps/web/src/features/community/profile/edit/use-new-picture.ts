import { useEffect, useRef, useState } from 'react';

interface Picked {
  file: File;
  /** An object URL. */
  preview: string;
}

/** A chosen picture that is not saved yet. */
export function useNewPicture() {
  const [picked, setPicked] = useState<Picked | null>(null);
  const held = useRef<Picked | null>(null);

  const hold = (next: Picked | null) => {
    if (held.current) URL.revokeObjectURL(held.current.preview);
    held.current = next;
    setPicked(next);
  };
  useEffect(
    () => () => {
      if (held.current) URL.revokeObjectURL(held.current.preview);
    },
    [],
  );

  return {
    file: picked?.file ?? null,
    preview: picked?.preview ?? null,
    pick: (file: File) => hold({ file, preview: URL.createObjectURL(file) }),
    remove: () => hold(null),
  };
}

export type NewPicture = ReturnType<typeof useNewPicture>;
