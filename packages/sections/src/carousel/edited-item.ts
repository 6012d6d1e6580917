import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The milliseconds until a turn is repeated, because a carousel in motion may ignore it. */
const retryDelay = 800;

/** The list item that an editor is editing, in the composer's preview. */
export interface EditedItem {
  /** The field of the list, such as `slides`. */
  list: string;
  /** From 0. */
  index: number;
}

const Context = createContext<EditedItem | undefined>(undefined);

/** Provides the edited item to sections. Outside the composer there is none. */
export const EditedItemProvider = Context.Provider;

/** Returns the index of the edited item of a list; undefined if there is none. */
export function useEditedItem(list: string): number | undefined {
  const edited = useContext(Context);
  return edited?.list === list ? edited.index : undefined;
}

/**
 * Turns slides to the edited item.
 * @param edited the item's index (see `useEditedItem`); if there is one, slides should not move automatically
 * @param index the index of the current slide
 * @param turn turns by this number of slides
 */
export function useTurnTo(edited: number | undefined, index: number, count: number, turn: (by: number) => void): void {
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (edited === undefined || edited >= count || edited === index) return undefined;
    onTurn(edited - index);
    const timer = setInterval(() => onTurn(edited - index), retryDelay);
    return () => clearInterval(timer);
  }, [edited, index, count]);
}
