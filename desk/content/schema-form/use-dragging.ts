import { type DragEvent, useState } from 'react';

/** Drag and drop of list items by their grips. */
export function useDragging(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  function endDrag() {
    setFrom(null);
    setOver(null);
  }
  const gripProps = (at: number) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
      const member = currentTarget.closest('li');
      if (member) dataTransfer.setDragImage(member, 12, 20);
      dataTransfer.effectAllowed = 'move';
      setFrom(at);
    },
    onDragEnd: endDrag,
  });
  const itemProps = (at: number) =>
    from !== null && {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (at !== from) move(from, at);
        endDrag();
      },
    };
  function dropEdgeClass(at: number): string {
    if (from === null || over !== at || at === from) return '';
    return at < from
      ? 'shadow-[0_-3px_0_var(--color-key-deep)] forced-colors:border-t-4'
      : 'shadow-[0_3px_0_var(--color-key-deep)] forced-colors:border-b-4';
  }
  return { grip: gripProps, itemAt: itemProps, edge: dropEdgeClass };
}
