import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** A carousel that is turning may not take another turn: it is asked again after so many milliseconds. */
const again = 800;

/** The item of a section's list that an editor is filling, in the composer's preview. */
export interface EditedItem {
  /** The list's field, such as `slides`. */
  list: string;
  /** From 0. */
  index: number;
}

const Context = createContext<EditedItem | undefined>(undefined);

/** Tells a section which of its items is being filled. Visitors have none. */
export const EditedItemProvider = Context.Provider;

/** The index of the item of a list that is being filled; undefined for none. */
export function useEditedItem(list: string): number | undefined {
  const edited = useContext(Context);
  return edited?.list === list ? edited.index : undefined;
}

/**
 * Turns slides to the item that is being filled.
 *
 * @param edited the item's index (see `useEditedItem`); while there is one, slides should not turn by themselves.
 * @param shown the index of the slide that is shown
 * @param turn turns by so many slides
 */
export function useTurnTo(edited: number | undefined, shown: number, count: number, turn: (by: number) => void): void {
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (edited === undefined || edited >= count || edited === shown) return undefined;
    onTurn(edited - shown);
    const timer = setInterval(() => onTurn(edited - shown), again);
    return () => clearInterval(timer);
  }, [edited, shown, count]);
}
