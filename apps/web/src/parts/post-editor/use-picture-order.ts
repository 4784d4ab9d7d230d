import { announce } from '@aranya/ui';
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { m } from '../../lib/language/messages';

/** Buttons keep the focus; moves are announced. */
export function usePictureOrder(
  pictures: readonly { id: string }[],
  onMove: (id: string, to: number) => void,
) {
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string>(undefined);
  const [over, setOver] = useState<number>();
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A moved element loses the focus.
    const { current } = pressed;
    pressed.current = undefined;
    if (current !== undefined) list.current?.querySelector<HTMLElement>(`[data-move="${current}"]`)?.focus();
  }, [pictures]);

  const move = (id: string, to: number) => {
    if (to < 0 || to >= pictures.length) return;
    onMove(id, to);
    announce(m.editor_moved({ number: to + 1, total: pictures.length }));
  };
  const end = () => {
    dragged.current = undefined;
    setOver(undefined);
  };

  return {
    list,
    /** The picture under the dragged one. */
    over,
    move: (id: string, to: number) => {
      pressed.current = document.activeElement?.getAttribute('data-move') ?? undefined;
      move(id, to);
    },
    source: (id: string) => ({
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dragged.current = id;
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        dataTransfer.setData('application/x-aranya-picture', id);
      },
      onDragEnd: end,
    }),
    target: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        move(dragged.current, index);
        end();
      },
    }),
  };
}
