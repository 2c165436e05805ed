import { createContext, useContext } from 'react';

/** What a card can ask of its board; undefined where nothing can be changed any more. */
export type CardActions = {
  readonly groupOf: (userId: string) => readonly string[];
  readonly toggle: (userId: string, isRange: boolean) => void;
  /** Opens the menu of a person at a button. */
  readonly openMenu: (userId: string, anchor: HTMLElement) => void;
};

const BoardContext = createContext<CardActions | undefined>(undefined);

export const BoardProvider = BoardContext.Provider;

export function useCardActions(): CardActions | undefined {
  return useContext(BoardContext);
}
