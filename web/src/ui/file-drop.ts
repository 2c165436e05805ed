import { type DragEvent, useRef, useState } from 'react';
import { useEarlyFiles } from './early-files.ts';

/**
 * A field that takes files chosen in it or dropped beside it, also those that were chosen before the scripts ran.
 *
 * @param onFiles told all of them, none included; the same file can be chosen again afterwards
 * @returns for the field: `input` as its ref and `choose` for its changes; for what is around it: `target`, and `isOver` while
 *   files are held above it
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = () => {
    const files = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = '';
    onFiles(files);
  };
  useEarlyFiles(input, choose);
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { input, choose, isOver, target };
}
