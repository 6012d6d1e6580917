import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { popoverCard, popoverRow } from './popover-card.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Card = styled(Popover)`
  ${popoverCard}
  --widest: calc(100vw - 2 * var(--space-4));
  min-width: min(max(var(--trigger-width), 13rem), var(--widest));
  max-width: min(24rem, var(--widest));
`;

const List = styled(AriaMenu)`
  overflow-y: auto;

  &:focus-visible {
    outline: none;
  }
`;

const Row = styled(MenuItem)`
  ${popoverRow}

  &[data-kind='danger'] {
    color: var(--danger);
  }

  &[data-starts-group] {
    margin-top: 9px;
  }

  &[data-starts-group]::before {
    content: '';
    position: absolute;
    inset: -5px 12px auto;
    border-top: 1px solid var(--line);
  }
`;

const Label = styled.span`
  display: block;
  font-weight: 540;
`;

const Note = styled.span`
  display: block;
  margin-top: 2px;
  color: var(--ink-soft);
  font-size: var(--text-0);
  font-weight: 460;
`;

/** An entry of a menu: an action, or a link if it has `href`. */
export interface MenuEntry {
  id: string;
  label: string;
  /** A second line in a softer colour. */
  description?: string;
  icon?: ReactNode;
  /** The URL, which makes the entry a link. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  /** Marks an action that cannot be undone or that ends something. */
  kind?: 'danger';
  /** Whether the entry starts a new group: a hairline is above it. */
  startsGroup?: boolean;
}

export interface MenuProps {
  /** The menu's accessible name. */
  label: string;
  /** The element that opens the menu: a `Button` of this library, or any element inside React Aria's `Pressable`. */
  trigger?: ReactElement;
  /**
   * Replaces `trigger` when the opening element is rendered before this code loads: a ref to the element that the menu
   * is attached to. Control the menu with `isOpen`.
   */
  triggerRef?: RefObject<HTMLElement | null>;
  /** The entries, in their order. */
  items: readonly MenuEntry[];
  /** Called with the id of the activated entry, in addition to the entry's own `onAction`. */
  onAction?: (id: string) => void;
  /** Where the menu opens. It opens on the opposite side where there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Whether a controlled menu is open. */
  isOpen?: boolean;
  /** Whether an uncontrolled menu is open at first. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Moves the focus to the first entry once the menu has rendered.
 *
 * Enter on a native button is a click without a pointer event. React Aria treats it as a click by assistive technology
 * and moves the focus only while the button still has it. But the page behind a menu is inert and has lost the focus by
 * then. If the menu renders within the same event, the focus is on its list and not on an entry.
 */
function useFocusFirstEntry(entries: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined;
    let [frame, tries] = [0, 30];
    const isOnNone = () => document.activeElement === document.body || document.activeElement === entries.current;
    const look = () => {
      if (isOnNone()) entries.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
      tries -= 1;
      if (tries > 0 && (isOnNone() || entries.current?.contains(document.activeElement) !== true))
        frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [entries, isOpen]);
}

/**
 * A short list of actions or links that a button opens. Arrow keys, Home, End and first letters move the focus. Escape
 * closes the menu and returns the focus to the button.
 */
export function Menu(props: MenuProps) {
  useProviderCheck('Menu');
  const { label, trigger, triggerRef, items, onAction, placement = 'bottom end', ...state } = props;
  // React Aria labels a menu by its button. The menu refers to itself instead, so that it has its own label.
  const id = useId();
  // React Aria sets the initial focus only for menus with its own trigger.
  const initialFocus = triggerRef === undefined ? {} : ({ autoFocus: 'first' } as const);
  const entries = useRef<HTMLDivElement>(null);
  useFocusFirstEntry(entries, triggerRef !== undefined && state.isOpen === true);
  const list = (
    <List
      ref={entries}
      id={id}
      aria-label={label}
      aria-labelledby={id}
      {...initialFocus}
      onAction={(key) => onAction?.(String(key))}
      onClose={() => state.onOpenChange?.(false)}
    >
      {items.map((item) => (
        <Row
          key={item.id}
          id={item.id}
          textValue={item.label}
          href={item.href}
          onAction={item.onAction}
          isDisabled={item.isDisabled}
          data-kind={item.kind}
          data-starts-group={item.startsGroup || undefined}
        >
          {item.icon}
          <span>
            <Label>{item.label}</Label>
            {item.description !== undefined && <Note>{item.description}</Note>}
          </span>
        </Row>
      ))}
    </List>
  );
  if (trigger === undefined) {
    return (
      <Card placement={placement} offset={6} triggerRef={triggerRef} data-tone="page" {...state}>
        {list}
      </Card>
    );
  }
  return (
    <MenuTrigger {...state}>
      {trigger}
      <Card placement={placement} offset={6}>
        {list}
      </Card>
    </MenuTrigger>
  );
}
