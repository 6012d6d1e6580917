import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { ComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { popoverRow, popoverSurface } from '@kermesse/ui/popover-card';
import { box } from '../../controls/controls.styles.ts';
import { useLatestPublishedPages, usePublishedPages } from '../../server/PublishedPages.tsx';
import { useServer } from '../../server/ServerContext.tsx';
import type { OfferedLink } from '../../faults/form-context.ts';
import { matching } from './pages-for-links.ts';

const Field = styled(Input)`
  ${box}
`;

const Card = styled(Popover)`
  ${popoverSurface}
  width: max(var(--trigger-width), 280px);
  max-width: calc(100vw - 24px);
  padding: 4px;
`;

const List = styled(ListBox<OfferedLink>)`
  max-height: 270px;
  overflow-y: auto;
  outline: none;
`;

const Note = styled.p`
  padding: 5px 8px 6px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

const Row = styled(ListBoxItem<OfferedLink>)`
  ${popoverRow}
  flex-wrap: wrap;
  gap: 0 10px;
  min-height: 36px;
  padding-block: 5px 6px;
  font-size: 0.9375rem;

  &[data-focused] {
    outline: 2px solid var(--focus);
  }
  & > span {
    color: var(--ink-soft);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export interface LinkComboboxProps extends Pick<
  ComboBoxProps<OfferedLink>,
  'id' | 'aria-label' | 'aria-describedby' | 'isInvalid' | 'isRequired' | 'autoFocus' | 'onBlur'
> {
  /** The suggestions. The list shows those whose title or address contains the typed text. */
  links: readonly OfferedLink[];
  /** The text of the field. Any text is allowed. */
  value: string;
  /** Called with the text when the editor types. */
  onChange: (text: string) => void;
  /** Called with a chosen suggestion. */
  onChoose: (link: OfferedLink) => void;
  /** Called when the editor presses Enter without a suggestion that has the focus. */
  onEnter?: () => void;
  /** Called when the editor presses Escape while the list is closed. */
  onEscape?: () => void;
  placeholder?: string;
}

type ControlProps = Pick<LinkComboboxProps, 'onEnter' | 'onEscape' | 'placeholder'>;

/** The input. A click opens the list. */
function Control({ onEnter, onEscape, placeholder }: ControlProps): ReactNode {
  const list = useContext(ComboBoxStateContext);
  return (
    <Field
      placeholder={placeholder}
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      onClick={() => list?.open(null, 'manual')}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && list?.selectionManager.focusedKey == null) onEnter?.();
        if (key === 'Escape' && !list?.isOpen) onEscape?.();
      }}
    />
  );
}

/** Returns the field of the open list: the list has no focus of its own. */
const focusedField = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined);

/** Returns whether the middle of an element is in view, also below the list, and not scrolled away. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2).includes(element);
}

/** The place of the list. It follows the field while the form scrolls, and closes when the field is out of view. */
function FollowingCard({ children }: { children: ReactNode }): ReactNode {
  const list = useContext(ComboBoxStateContext);
  const [turn, setTurn] = useState(0);
  const top = useRef(0);
  const isOpen = list?.isOpen === true;
  useLayoutEffect(() => {
    if (isOpen) top.current = focusedField()?.getBoundingClientRect().top ?? 0;
  }, [isOpen]);
  // React Aria asks to close the list when the form scrolls, and when a screen reader dismisses it.
  const handleClose = () => {
    const field = focusedField();
    const newTop = field?.getBoundingClientRect().top;
    if (field === undefined || newTop === undefined || newTop === top.current || !isInView(field)) return list?.close();
    top.current = newTop;
    return setTurn(turn + 1);
  };
  // There is no arrow: another offset only makes React Aria calculate the place again.
  return (
    <Card isOpen={isOpen} onOpenChange={handleClose} arrowBoundaryOffset={turn}>
      {children}
    </Card>
  );
}

/**
 * A note above the suggestions while the site's pages are missing among them. If they failed to load, it loads them
 * again.
 */
function MissingPages(): ReactNode {
  const { t } = useTranslation('composer');
  const { failure } = useLatestPublishedPages();
  return <Note role="status">{t(failure === undefined ? 'pages.loading' : 'links.notLoaded')}</Note>;
}

/**
 * A text field for a link: an address, or a page that is found by its title. Arrow keys move through the suggestions,
 * Enter chooses one, Escape closes the list.
 */
export function LinkCombobox(props: LinkComboboxProps): ReactNode {
  const { links, value, onChange, onChoose, onEnter, onEscape, onBlur, placeholder, ...rest } = props;
  const { t } = useTranslation('composer');
  const { server } = useServer();
  const pages = usePublishedPages();
  // Until the editor types, the list has all suggestions, whatever the field contains.
  const [isTyped, setIsTyped] = useState(false);
  // React Aria closes the list when its value changes.
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ComboBox<OfferedLink>
      {...rest}
      validationBehavior="aria"
      items={isTyped ? matching(links, value) : links}
      inputValue={value}
      onInputChange={(text) => {
        setIsTyped(true);
        setChosen(null);
        onChange(text);
      }}
      value={chosen}
      onChange={(href) => {
        const link = links.find((each) => each.href === href);
        if (link === undefined) return;
        onChoose(link);
        setChosen(link.href);
        setIsTyped(false);
      }}
      onBlur={(event) => {
        setIsTyped(false);
        onBlur?.(event);
      }}
      allowsCustomValue
      menuTrigger="input"
    >
      <Control onEnter={onEnter} onEscape={onEscape} placeholder={placeholder} />
      <FollowingCard>
        {server !== undefined && pages.data === undefined && <MissingPages />}
        <List aria-label={t('links.suggestions')}>
          {(link: OfferedLink) => (
            <Row id={link.href} textValue={link.href}>
              {link.title} {link.title !== link.href && <span>{link.href}</span>}{' '}
              {link.unpublished === true && <span>{t('links.unpublished')}</span>}
            </Row>
          )}
        </List>
      </FollowingCard>
    </ComboBox>
  );
}
