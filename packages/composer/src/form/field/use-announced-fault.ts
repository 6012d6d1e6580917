import { announce } from '@kermesse/ui/announce';
import { useEffect, useRef, type RefObject } from 'react';

/** The delay of the announcement after the focus has left the field, in milliseconds: what is focused next is first. */
const delay = 300;
/** The pause in typing before the announcement while the focus is in the field, in milliseconds. */
const typingPause = 1500;

/**
 * Announces the fault of a field, after the field's label, when one appears after the field was mounted. A fault that
 * appears while the editor types is announced in a pause.
 *
 * @param box the element around the field.
 */
export function useAnnouncedFault(box: RefObject<HTMLElement | null>, label: string, fault: string): void {
  const wasFaulty = useRef(fault !== '');
  useEffect(() => {
    if (fault === '') wasFaulty.current = false;
    const element = box.current;
    if (fault === '' || wasFaulty.current || element === null) return undefined;
    const hasFocus = () => element.contains(document.activeElement);
    const typing = hasFocus();
    const announceFault = () => {
      wasFaulty.current = true;
      // A field that receives the focus after its fault appeared is read with the fault.
      if (typing || !hasFocus()) announce(`${label}. ${fault}`);
    };
    let timer = setTimeout(announceFault, typing ? typingPause : delay);
    const restart = () => {
      clearTimeout(timer);
      if (!wasFaulty.current) timer = setTimeout(announceFault, typingPause);
    };
    element.addEventListener('input', restart);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', restart);
    };
  }, [box, label, fault]);
}
