/** Dragging people between columns with a mouse. Phones and keyboards use the menu of each card. */
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview';
import { type RefObject, useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { ColumnKey } from './state.ts';

/** Where fingers scroll, a long press must not start a drag. */
const hasMouse = () => matchMedia('(pointer: fine)').matches;

/** Makes a card draggable. @returns whether it is on its way */
export function useDraggable(
  card: RefObject<HTMLElement | null>,
  {
    userId,
    groupOf,
  }: { userId: string; groupOf: ((userId: string) => readonly string[]) | undefined },
): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element || !groupOf || !hasMouse()) return;
    return draggable({
      element,
      getInitialData: () => ({ userIds: groupOf(userId) }),
      onGenerateDragPreview({ nativeSetDragImage }) {
        const count = groupOf(userId).length;
        if (count < 2) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: (box) => showCount(box.container, count),
        });
      },
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [card, userId, groupOf]);
  return isDragged;
}

function showCount(container: HTMLElement, count: number): void {
  const label = document.createElement('div');
  label.className = 'rounded-field bg-primary px-4 py-2 font-semibold text-on-primary';
  label.textContent = m.count_people({ count });
  container.append(label);
}

/** Makes a column take cards. @returns whether one is held over it */
export function useDropColumn(column: RefObject<HTMLElement | null>, key: ColumnKey): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      getData: () => ({ column: key }),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [column, key]);
  return isOver;
}

/** Calls back when people are dropped on a column. */
export function useDrops(move: (userIds: readonly string[], to: ColumnKey) => void): void {
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const column = location.current.dropTargets[0]?.data.column;
          const { userIds } = source.data;
          if (typeof column === 'string' && Array.isArray(userIds)) move(userIds, column);
        },
      }),
    [move],
  );
}
