import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { popoverCard, popoverRow } from './popover-card.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Card = styled(Popover)`
  ${popoverCard}
  min-width: max(var(--trigger-width), 13rem);
  max-width: min(24rem, calc(100vw - 2 * var(--space-4)));
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

  &[data-rule] {
    margin-top: 9px;
  }

  &[data-rule]::before {
    content: '';
    position: absolute;
    inset: -5px 12px auto;
    border-top: 1px solid var(--line);
  }

  & > [data-tick] {
    visibility: hidden;
    margin-inline-start: auto;
    color: var(--highlight-text);
  }

  &[data-selected] > [data-tick] {
    visibility: visible;
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

export interface MenuEntry {
  id: string;
  label: string;
  /** A second, softer line. */
  description?: string;
  icon?: ReactNode;
  /** Makes the entry a link. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  /** For what cannot be undone, or ends something. */
  kind?: 'danger';
  /** A hairline above it: a new group begins here. */
  rule?: boolean;
}

export interface MenuProps {
  /** The menu's name for a screen reader. */
  label: string;
  /** What opens it: a `Button` of this library, or anything inside React Aria's `Pressable`. */
  trigger?: ReactElement;
  /** Instead of a trigger: the element it hangs on, where that is there before this code. `isOpen` then says when it is open. */
  triggerRef?: RefObject<HTMLElement | null>;
  items: readonly MenuEntry[];
  /** Called with the id of whatever is chosen, beside the entry's own `onAction`. */
  onAction?: (id: string) => void;
  /** Makes the entries choices of which this one is taken, for example a language. */
  selected?: string;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Enter on a native button is a click that no pointer made. React Aria takes it for one of assistive technology and moves
 * the focus only while the button still has it, but the page behind a menu is inert and has lost it by then. Where the menu
 * is rendered within the same event, its list has the focus and none of its entries.
 */
function useFocusOnceThere(entries: RefObject<HTMLElement | null>, isOpen: boolean) {
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
 * A short list of actions or links that a button opens.
 * Arrows, Home, End and first letters move in it, Escape closes it and the focus returns to the button.
 */
export function Menu(props: MenuProps) {
  useProviderCheck('Menu');
  const { label, trigger, triggerRef, items, onAction, selected, placement = 'bottom end', ...state } = props;
  // React Aria would name the menu after its button; the menu refers to itself instead, and so has its own label.
  const id = useId();
  const choice = selected === undefined ? {} : ({ selectionMode: 'single', selectedKeys: [selected] } as const);
  // A trigger of React Aria's would say where the focus goes when it opens.
  const hanging = triggerRef === undefined ? {} : ({ autoFocus: 'first' } as const);
  const entries = useRef<HTMLDivElement>(null);
  useFocusOnceThere(entries, triggerRef !== undefined && state.isOpen === true);
  const list = (
    <List
      {...choice}
      ref={entries}
      id={id}
      aria-label={label}
      aria-labelledby={id}
      {...hanging}
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
          data-rule={item.rule || undefined}
        >
          {item.icon}
          <span>
            <Label>{item.label}</Label>
            {item.description !== undefined && <Note>{item.description}</Note>}
          </span>
          {selected !== undefined && <Check aria-hidden="true" data-tick="" />}
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
