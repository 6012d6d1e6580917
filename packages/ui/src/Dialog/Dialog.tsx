import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { announce } from '../accessibility/announce.ts';
import { Actions, Body, Border, Card, Close, Content, Overline, Title, Overlay } from './dialog.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { addOpenDialog } from './open-dialogs.ts';

type DialogContent = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** The accessible name of the button that closes the dialog. */
  closeLabel: string;
  /** The content. A function receives the callback that closes the dialog. */
  children: DialogContent;
  /** The buttons in the footer, the primary one last. */
  actions?: DialogContent;
  /** A short line in small capitals above the title. */
  overline?: string;
  /** The `Button` that opens the dialog. Without one, control the dialog with `isOpen` and `onOpenChange`. */
  trigger?: ReactElement;
  /** Whether a controlled dialog is open. */
  isOpen?: boolean;
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The width in pixels. On narrow screens the dialog covers the whole window. */
  width?: 450 | 650 | 960;
  /** Whether a press outside closes the dialog. Leave it out for dialogs with form fields: typed text would be lost. */
  dismissable?: boolean;
  /**
   * Use `alertdialog` for a question that the user must answer: screen readers read its text together with its title.
   * Set `autoFocus` on the answer that changes nothing, or on the only answer. Without it the dialog itself has the
   * focus, and Enter does nothing.
   */
  role?: 'dialog' | 'alertdialog';
}

const render = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content(close) : content;

/** The dialog's heading. A change while the dialog is open is announced: it marks the next step. */
function Heading({ children }: { children: string }) {
  const previous = useRef(children);
  useEffect(() => {
    if (previous.current !== children) announce(children);
    previous.current = children;
  }, [children]);
  return <Title slot="title">{children}</Title>;
}

/** Whether the content is in the frontmost dialog. Each dialog opens at the end of the document. */
const isInFront = (content: Element | null) =>
  content !== null && [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)?.contains(content);

/**
 * Closes the dialog on Escape while no element has the focus. React Aria listens for keys inside the dialog only, but
 * when the focused control is removed, the focus is on the document body until the next control receives it.
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

/** Lets Back close the dialog in flows with steps (`closerOfFrontDialog`). */
function useOpenDialog(close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => addOpenDialog(() => onClose()), []);
}

/** Hides a submission from a form around the dialog: it is around it in React's tree, although not in the DOM. */
const stopSubmission = (event: FormEvent) => event.stopPropagation();

function ContentArea({ id, close, children }: { id: string; close: () => void; children: ReactNode }) {
  useEscapeWithoutFocus(id, close);
  useOpenDialog(close);
  return (
    <Content id={id} onSubmit={stopSubmission}>
      {children}
    </Content>
  );
}

/**
 * A modal dialog. The focus moves into it, stays inside, and returns to its former place when it closes. Escape closes
 * it. The page behind does not scroll and is hidden from screen readers.
 */
export function Dialog(props: DialogProps) {
  useProviderCheck('Dialog');
  const { title, closeLabel, children, actions, overline, trigger, width = 450, dismissable = false, role } = props;
  const { isOpen, defaultOpen, onOpenChange } = props;
  const state = { isOpen, defaultOpen, onOpenChange };
  const contentId = useId();

  const modal = (controlled: typeof state | undefined) => (
    <Overlay {...controlled} isDismissable={dismissable} data-tone="brand" data-dialog="">
      <Card data-size={width} data-tone="page">
        <Body role={role} aria-describedby={role === 'alertdialog' ? contentId : undefined}>
          {({ close }) => (
            <>
              {overline !== undefined && <Overline>{overline}</Overline>}
              <Heading>{title}</Heading>
              <ContentArea id={contentId} close={close}>
                {render(children, close)}
              </ContentArea>
              {actions !== undefined && <Actions>{render(actions, close)}</Actions>}
              <Close label={closeLabel} onClick={close}>
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
