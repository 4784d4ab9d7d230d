import { useEffect, useRef, useState } from 'react';

interface Picked {
  file: File;
  preview: string;
}

export function useNewPicture() {
  const [picked, setPicked] = useState<Picked | null>(null);
  const latest = useRef<Picked | null>(null);

  const replace = (next: Picked | null) => {
    if (latest.current) URL.revokeObjectURL(latest.current.preview);
    latest.current = next;
    setPicked(next);
  };
  useEffect(
    () => () => {
      if (latest.current) URL.revokeObjectURL(latest.current.preview);
    },
    [],
  );

  return {
    file: picked?.file ?? null,
    preview: picked?.preview ?? null,
    pick: (file: File) => replace({ file, preview: URL.createObjectURL(file) }),
    remove: () => replace(null),
  };
}

export type NewPicture = ReturnType<typeof useNewPicture>;
