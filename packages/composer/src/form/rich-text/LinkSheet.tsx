import { isSafeLink } from '@kermesse/sections/safe-link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { useFormContext } from '../../faults/form-context.ts';
import { LinkCombobox } from '../links/LinkCombobox.tsx';
import { addressOf } from '../links/pages-for-links.ts';

const Rows = styled.div`
  display: grid;
  gap: 4px;
  padding: 4px;
  border-block-end: 1px solid var(--line);

  & > p {
    padding-inline: 4px;
    color: var(--danger);
    font-size: 0.875rem;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

export interface LinkSheetProps {
  /** The address of the link; '' for a new one. */
  href: string;
  /** Called with the address and, for a link without text, the text to insert. */
  onLink: (href: string, words: string) => void;
  onClose: () => void;
}

/** The panel that sets a link: a page, found by its title, or any address. */
export function LinkSheet({ href, onLink, onClose }: LinkSheetProps): ReactNode {
  const { t } = useTranslation('composer');
  const { links } = useFormContext();
  const [input, setInput] = useState(href);
  const [refused, setRefused] = useState(false);

  function submit() {
    const address = addressOf(input, links, location.origin);
    if (isSafeLink(address)) onLink(address, input.trim());
    else setRefused(true);
  }
  return (
    <Rows data-own-undo="">
      <LinkCombobox
        autoFocus
        aria-label={t('links.label')}
        isInvalid={refused}
        links={links}
        value={input}
        placeholder={t('links.hint')}
        onChange={(text) => {
          setInput(text);
          setRefused(false);
        }}
        onChoose={(page) => onLink(page.href, page.title)}
        onEnter={submit}
        onEscape={onClose}
      />
      <Buttons onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <ToolButton look="line" onClick={submit}>
          {t('richText.setLink')}
        </ToolButton>
        <ToolButton onClick={onClose}>{t('common.cancel')}</ToolButton>
      </Buttons>
      {refused && <p role="alert">{t('richText.badAddress')}</p>}
    </Rows>
  );
}
