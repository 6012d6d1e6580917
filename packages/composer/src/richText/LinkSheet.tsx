import { isSafeLink } from '@kermesse/sections/safe-link';
import { useState, type KeyboardEvent } from 'react';
import { ComboBox, type Key } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box, line } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useForm } from '../form/FormContext.ts';
import { addressOf } from './addressOf.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  border-block-end: 1px solid var(--line);

  & > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  & > p {
    flex: 1 0 100%;
    margin: 0;
    padding-inline: 4px;
    color: var(--danger);
    font-size: 0.875rem;
  }
`;

const Field = styled(Input)`
  ${box}
`;

const Card = styled(Popover)`
  box-sizing: border-box;
  width: var(--trigger-width);
  overflow: auto;
  padding: 4px;
  border: 1px solid var(--line);
  background: var(--raised);
  color: var(--ink);
  box-shadow: var(--shadow-raised);
`;

const Item = styled(ListBoxItem)`
  ${line}
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  padding: 5px 8px;
  font-size: 0.9375rem;
  line-height: 1.35;
  outline: none;

  & > span {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  & > em {
    color: var(--highlight-text);
    font-style: normal;
  }
  &[data-focused] {
    background: color-mix(in srgb, var(--ink) 10%, transparent);
  }
`;

export interface LinkSheetProps {
  /** Where the link leads now; '' for a new one. */
  href: string;
  /** Told the address, and the words for a link that has none yet. */
  onLink: (href: string, words: string) => void;
  onClose: () => void;
}

/** Where a link leads: a page by its title, found as one types, or any address. */
export function LinkSheet({ href, onLink, onClose }: LinkSheetProps) {
  const { t } = useTranslation('composer');
  const { links } = useForm();
  const titled = links.find((each) => each.href === href);
  const [input, setInput] = useState(titled?.title ?? href);
  const [chosen, setChosen] = useState<Key | null>(titled?.href ?? null);
  const [refused, setRefused] = useState(false);

  function set() {
    const page = links.find((each) => each.href === chosen && each.title === input.trim()) ?? links.find(({ title }) => title.toLowerCase() === input.trim().toLowerCase());
    const address = page?.href ?? addressOf(input);
    if (isSafeLink(address)) onLink(address, page?.title ?? input.trim());
    else setRefused(true);
  }
  function choose(key: Key | null) {
    setChosen(key);
    const page = links.find((each) => each.href === key);
    if (page !== undefined) setInput(page.title);
  }
  function onKeyDown(event: KeyboardEvent) {
    const listOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    const inList = event.target instanceof Element && event.target.getAttribute('aria-activedescendant') !== null;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !(listOpen && inList)) set();
    if (event.key === 'Escape' && !listOpen) onClose();
  }
  return (
    <Row role="presentation" onKeyDownCapture={onKeyDown}>
      <ComboBox
        aria-label={t('richText.linkTo')}
        allowsCustomValue
        allowsEmptyCollection={false}
        inputValue={input}
        onInputChange={(next) => {
          setInput(next);
          setRefused(false);
        }}
        selectedKey={chosen}
        onSelectionChange={choose}
        isInvalid={refused}
        items={links}
      >
        <Field ref={(field) => focusOnce(field)} placeholder={t('richText.linkHint')} spellCheck={false} />
        <Card>
          <ListBox<(typeof links)[number]>>
            {(link) => (
              <Item id={link.href} textValue={link.title}>
                {link.title}
                <span>{link.href}</span>
                {link.unpublished === true && <em>{t('richText.unpublished')}</em>}
              </Item>
            )}
          </ListBox>
        </Card>
      </ComboBox>
      <ToolButton look="line" onClick={set}>
        {t('richText.setLink')}
      </ToolButton>
      <ToolButton onClick={onClose}>{t('common.cancel')}</ToolButton>
      {refused && <p role="alert">{t('richText.badAddress')}</p>}
    </Row>
  );
}

const focused = new WeakSet<HTMLElement>();

function focusOnce(field: HTMLElement | null) {
  if (field === null || focused.has(field)) return;
  focused.add(field);
  field.focus();
}
