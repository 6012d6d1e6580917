import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { announce } from '../announce/announce.ts';
import { Actions, Body, Border, Card, Close, Content, Overline, Title, Overlay } from './dialog.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

type Filling = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps {
  title: string;
  closeLabel: string;
  /** What the dialog holds; as a function it is handed what closes it. */
  children: Filling;
  /** The actions in its foot, the main one last. */
  actions?: Filling;
  /** A short line in small capitals above the title. */
  overline?: string;
  /** A `Button` that opens it. Without one, `isOpen` and `onOpenChange` say when it is open. */
  trigger?: ReactElement;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** In pixels. On a phone the dialog is a sheet over the whole window. */
  width?: 450 | 650 | 960;
  /** A press outside closes it too. Leave it out where somebody may have typed something. */
  dismissable?: boolean;
  /**
   * `alertdialog` for a question that has to be answered: its text is read with its title. Give the answer that changes
   * nothing, or the only one, `autoFocus`: without it the dialog itself has the focus, and Enter does nothing.
   */
  role?: 'dialog' | 'alertdialog';
}

const fill = (content: Filling, close: () => void) => (typeof content === 'function' ? content(close) : content);

/** The dialog's heading. One that changes while the dialog is open is announced: it is another step. */
function Heading({ children }: { children: string }) {
  const before = useRef(children);
  useEffect(() => {
    if (before.current !== children) announce(children);
    before.current = children;
  }, [children]);
  return <Title slot="title">{children}</Title>;
}

/** The dialog in front of all others: each opens at the end of the document. */
const isInFront = (content: Element | null) =>
  content !== null && [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)?.contains(content);

/**
 * Closes the dialog by Escape while nothing has the focus. React Aria hears keys inside the dialog only, and for a
 * moment the focus is on the document itself: a control that had it is gone, and the next one does not have it yet.
 */
function useEscapeWithoutFocus(contentId: string, close: () => void) {
  const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target === document.body && isInFront(document.getElementById(contentId))) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function Text({ id, close, children }: { id: string; close: () => void; children: ReactNode }) {
  useEscapeWithoutFocus(id, close);
  return <Content id={id}>{children}</Content>;
}

/**
 * A card over the page. The focus goes into it, stays in it and returns to where it was; Escape closes it; the page
 * behind does not scroll and is hidden from screen readers.
 */
export function Dialog(props: DialogProps) {
  useProviderCheck('Dialog');
  const { title, closeLabel, children, actions, overline, trigger, width = 450, dismissable = false, role } = props;
  const { isOpen, defaultOpen, onOpenChange } = props;
  const state = { isOpen, defaultOpen, onOpenChange };
  const contentId = useId();

  const modal = (own: typeof state | undefined) => (
    <Overlay {...own} isDismissable={dismissable} data-tone="brand">
      <Card data-size={width} data-tone="page">
        <Body role={role} aria-describedby={role === 'alertdialog' ? contentId : undefined}>
          {({ close }) => (
            <>
              {overline !== undefined && <Overline>{overline}</Overline>}
              <Heading>{title}</Heading>
              <Text id={contentId} close={close}>
                {fill(children, close)}
              </Text>
              {actions !== undefined && <Actions>{fill(actions, close)}</Actions>}
              <Close slot="close" aria-label={closeLabel}>
                <X aria-hidden="true" />
              </Close>
            </>
          )}
        </Body>
        <Border aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </Border>
      </Card>
    </Overlay>
  );

  if (trigger === undefined) return modal(state);
  return (
    <DialogTrigger {...state}>
      {trigger}
      {modal(undefined)}
    </DialogTrigger>
  );
}
