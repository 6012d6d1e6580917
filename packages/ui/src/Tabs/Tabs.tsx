import { useContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator';
import { Tab, TabList, TabListStateContext, TabPanel, TabPanels, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';
import styled, { keyframes } from 'styled-components';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`;

const fade = (start: string, end: string) =>
  `linear-gradient(calc(90deg * var(--forward)), ${start}, black 48px calc(100% - 48px), ${end})`;

const fadeEnds = keyframes`
  from { mask-image: ${fade('black', 'transparent')}; }
  1%, 99% { mask-image: ${fade('transparent', 'transparent')}; }
  to { mask-image: ${fade('transparent', 'black')}; }
`;

/* A row that is too long fades out where it continues. Without overflow, its scroll timeline is inactive. */
const List = styled(TabList<TabItem>)`
  position: relative;
  display: flex;
  gap: clamp(6px, 1.4vw, 20px);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--hairline);

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @supports (animation-timeline: scroll()) {
    animation: ${fadeEnds} linear both;
    animation-timeline: scroll(self inline);
  }
`;

const Title = styled(Tab)`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 10px 6px 12px;
  border-radius: var(--radius);
  color: var(--ink-soft);
  font: 540 var(--text-1) / 1.25 var(--sans);
  cursor: pointer;
  transition: color var(--fast) var(--ease);

  &[data-selected] {
    color: var(--ink);
  }
  /* Not by React Aria's attribute: tabs also react to the pointer before their code has loaded. */
  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      color: var(--ink);
    }
  }

  &:focus-visible {
    outline: 2px solid transparent;
    outline-offset: -3px;
  }

  &[data-focus-visible] {
    outline-color: var(--focus);
  }

  &[data-disabled] {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

/* The underline slides from the previous tab: React Aria measures both and animates the properties named in the
   transition. */
const Underline = styled(SelectionIndicator)`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: var(--highlight-text);
  transition-property: translate, width;
  transition-duration: var(--base);
  transition-timing-function: var(--ease);

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Panels = styled(TabPanels<TabItem>)`
  flex: 1;
  min-width: 0;
`;

const Panel = styled(TabPanel)`
  &:focus-visible {
    outline: 2px solid transparent;
    outline-offset: 4px;
  }

  &[data-focus-visible] {
    outline-color: var(--focus);
  }

  &[data-inert] {
    display: none;
  }
`;

/**
 * The element of a panel. The server renders hidden panels without `inert`, because a page without JavaScript may show
 * them.
 */
function PanelElement({ inert, ...rest }: ComponentProps<'div'>) {
  const hydrated = useIsHydrated();
  return <div {...rest} inert={hydrated && inert} />;
}

/** The row of tabs. It scrolls the selected tab to its middle when the selection changes. */
function Row({ label, tabs }: Pick<TabsProps, 'label' | 'tabs'>) {
  const list = useRef<HTMLDivElement>(null);
  const selected = useContext(TabListStateContext)?.selectedKey;
  const previousRef = useRef(selected);
  useEffect(() => {
    const previous = previousRef.current;
    previousRef.current = selected;
    if (previous === undefined || previous === selected) return undefined;
    // After React Aria, whose own scrolling would end this one.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (list.current && tab)
        list.current.scrollTo({ left: tab.offsetLeft + (tab.offsetWidth - list.current.clientWidth) / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <List ref={list} aria-label={label} items={tabs}>
      {(tab) => (
        <Title id={tab.id} isDisabled={tab.isDisabled}>
          {tab.title}
          <Underline />
        </Title>
      )}
    </List>
  );
}

/** A tab: its title and the panel it shows. */
export interface TabItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps extends Omit<
  AriaTabsProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'orientation'
  | 'onSelectionChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
> {
  /** The accessible name of the row of tabs. */
  label: string;
  /** The tabs and their panels, in their order. */
  tabs: readonly TabItem[];
  /** The id of the selected tab of a controlled row. */
  selected?: string;
  /** The id of the tab that is selected at first in an uncontrolled row. */
  defaultSelected?: string;
  /** Called with the id of a selected tab. */
  onSelect?: (id: string) => void;
  className?: string;
}

/**
 * A set of panels of which one is visible. Arrow keys, Home and End move between the tabs and select at once. Tab moves
 * into the panel. A row that is too long for the screen scrolls, and the selected tab scrolls to its middle. Hidden
 * panels stay mounted, so that text typed in them is kept.
 */
export function Tabs(props: TabsProps) {
  useProviderCheck('Tabs');
  const { label, tabs, selected, defaultSelected, onSelect, ...rest } = props;
  return (
    <Root
      {...rest}
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <Row label={label} tabs={tabs} />
      <Panels items={tabs}>
        {(tab) => (
          <Panel id={tab.id} shouldForceMount render={(panel) => <PanelElement {...panel} />}>
            {tab.content}
          </Panel>
        )}
      </Panels>
    </Root>
  );
}
