import { isSafeLink } from '@kermesse/sections/safe-link';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box, rowStyle, selectedBackground } from '../../controls/controls.styles.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { useFormContext } from '../../faults/form-context.ts';
import { addressOf, matching } from './pages-for-links.ts';

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
  padding: 4px;
  border-block-end: 1px solid var(--line);

  & > p {
    grid-column: 1 / -1;
    padding-inline: 4px;
    color: var(--danger);
    font-size: 0.875rem;
  }
`;

const Field = styled.input`
  ${box}
  grid-column: 1 / -1;
`;

const Pages = styled.div`
  grid-column: 1 / -1;
  justify-self: stretch;

  & > div {
    ${rowStyle}
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    padding: 5px 8px;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  & > div[aria-selected='true'] {
    background: ${selectedBackground};
    box-shadow: inset 3px 0 0 var(--highlight-text);
  }
  & > div > span {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`;

export interface LinkSheetProps {
  /** The address of the link; '' for a new one. */
  href: string;
  /** Called with the address and, for a link without text, the text to insert. */
  onLink: (href: string, words: string) => void;
  onClose: () => void;
}

/** The panel that sets a link: a page, found by its title, or any address. */
export function LinkSheet({ href, onLink, onClose }: LinkSheetProps) {
  const { t } = useTranslation('composer');
  const { links } = useFormContext();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState(href);
  const [active, setActive] = useState(-1);
  const [refused, setRefused] = useState(false);
  const pages = matching(links, input);
  useEffect(() => field.current?.focus(), []);

  function set(place = active) {
    const page = pages[place];
    const address = page?.href ?? addressOf(input);
    if (isSafeLink(address)) onLink(address, page?.title ?? input.trim());
    else setRefused(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      setActive(Math.max(-1, Math.min(pages.length - 1, active + by)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      set();
    }
    if (event.key === 'Escape') onClose();
  }
  return (
    <Rows data-own-undo="">
      <Field
        ref={field}
        role="combobox"
        aria-label={t('richText.linkTo')}
        aria-autocomplete="list"
        aria-expanded={pages.length > 0}
        aria-controls={`${id}-pages`}
        aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
        aria-invalid={refused ? true : undefined}
        placeholder={t('richText.linkHint')}
        spellCheck={false}
        autoComplete="off"
        value={input}
        onChange={({ target }) => {
          setInput(target.value);
          setActive(-1);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <ToolButton look="line" onClick={() => set()}>
        {t('richText.setLink')}
      </ToolButton>
      <ToolButton onClick={onClose}>{t('common.cancel')}</ToolButton>
      {refused && <p role="alert">{t('richText.badAddress')}</p>}
      <Pages id={`${id}-pages`} role="listbox" aria-label={t('richText.pages')} hidden={pages.length === 0}>
        {pages.map((page, place) => (
          // The field keeps the focus: arrow keys move through the list with `aria-activedescendant`.
          <div
            key={page.href}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set(place)}
            onKeyDown={onKeyDown}
          >
            {page.title} <span>{page.href}</span>{' '}
            {page.unpublished === true && <span>{t('richText.unpublished')}</span>}
          </div>
        ))}
      </Pages>
    </Rows>
  );
}
