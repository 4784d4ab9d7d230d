import { useEffect, useRef, useState } from 'react';

const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Takes files dropped or pasted anywhere, because a missed drop would leave the page. */
export function useFileDrop(onFiles: (files: File[]) => void): { over: boolean } {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    // Entering a child also leaves its parent.
    let depth = 0;
    const settle = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const enter = (event: DragEvent) => carriesFiles(event.dataTransfer) && settle(depth + 1);
    const leave = (event: DragEvent) => carriesFiles(event.dataTransfer) && settle(depth - 1);
    const hover = (event: DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      settle(0);
      take.current(Array.from(event.dataTransfer?.files ?? []));
    };
    const paste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      // Copied text may come with a picture of itself.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      take.current(files);
    };

    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', hover);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', hover);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);

  return { over };
}
