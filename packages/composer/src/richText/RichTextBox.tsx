import { isSafeLink } from '@kermesse/sections/safe-link';
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Pilcrow, TextQuote, Unlink } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { box } from '../controls/controls.styles.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { contentOf, nodesOf } from './dom.ts';

const Frame = styled.div`
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);

  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-block-end: 1px solid var(--line);

  & > button {
    min-width: 27px;
  }
`;

const Paper = styled.div`
  min-height: 110px;
  max-height: 340px;
  overflow-y: auto;
  padding: 9px 11px;
  font-size: 0.9375rem;
  line-height: 1.45;
  outline: none;

  & > * + * {
    margin-block-start: 0.6em;
  }
  h2,
  h3,
  h4 {
    font-size: 1.2rem;
    line-height: 1.15;
  }
  h3 {
    font-size: 1.05rem;
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  blockquote {
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--hairline);
  }
  cite {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-0);
  }
  td,
  th {
    padding: 2px 6px;
    border: 1px solid var(--line);
  }
  img {
    max-height: 120px;
  }
`;

const Address = styled.input`
  ${box}
  flex: 1 1 160px;
  width: auto;
`;

const LinkRow = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px;
  border-block-end: 1px solid var(--line);
`;

export interface RichTextBoxProps {
  label: string;
  describedBy?: string;
  lang: string;
  html: string;
  onChange: (html: string) => void;
}

const commands = [
  ['bold', 'bold', undefined, Bold],
  ['italic', 'italic', undefined, Italic],
  ['heading2', 'formatBlock', 'H2', Heading2],
  ['heading3', 'formatBlock', 'H3', Heading3],
  ['paragraph', 'formatBlock', 'P', Pilcrow],
  ['bullets', 'insertUnorderedList', undefined, List],
  ['numbers', 'insertOrderedList', undefined, ListOrdered],
  ['quote', 'formatBlock', 'BLOCKQUOTE', TextQuote],
  ['unlink', 'unlink', undefined, Unlink],
] as const;

/**
 * A box in which a text is written as it reads. Only allowed nodes ever stand in it: what is pasted is read by the
 * sanitiser first. Pictures and tables that are there already are kept.
 */
export function RichTextBox({ label, describedBy, lang, html, onChange }: RichTextBoxProps) {
  const { t } = useTranslation('composer');
  const paper = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  const [linking, setLinking] = useState<Range | null>(null);
  const [address, setAddress] = useState('');

  useEffect(() => {
    if (paper.current === null || written.current === html) return;
    written.current = html;
    paper.current.replaceChildren(...nodesOf(html));
  }, [html]);

  const read = () => {
    if (paper.current === null) return;
    written.current = contentOf(paper.current);
    onChange(written.current);
  };
  const run = (command: string, value?: string) => {
    paper.current?.focus();
    // The only way to edit a part of a page that every browser still has; it makes nodes, no markup.
    document.execCommand(command, false, value);
    read();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const given = event.clipboardData.getData('text/html');
    const selection = getSelection();
    if (selection === null || selection.rangeCount === 0) return;
    if (given === '') {
      document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
    } else {
      const range = selection.getRangeAt(0);
      range.deleteContents();
      const piece = document.createDocumentFragment();
      piece.append(...nodesOf(given));
      range.insertNode(piece);
      selection.collapseToEnd();
    }
    read();
  };
  /** Gives the text the focus again, with what was chosen in it. */
  const goBack = () => {
    const selection = getSelection();
    paper.current?.focus();
    if (linking !== null) {
      selection?.removeAllRanges();
      selection?.addRange(linking);
    }
    setLinking(null);
    setAddress('');
  };
  const link = () => {
    const href = address.trim();
    if (linking === null || !isSafeLink(href)) return;
    goBack();
    // Nothing was chosen to be a link: the address itself becomes one.
    if (linking.collapsed) document.execCommand('insertText', false, href);
    const selection = getSelection();
    if (linking.collapsed) for (const _ of href) selection?.modify('extend', 'backward', 'character');
    run('createLink', href);
    selection?.collapseToEnd();
  };
  const startLink = () => {
    const selection = getSelection();
    const inside = selection !== null && selection.rangeCount > 0 && paper.current?.contains(selection.anchorNode) === true;
    if (!inside) return paper.current?.focus();
    const { anchorNode } = selection;
    const range = selection.getRangeAt(0).cloneRange();
    const standing = (anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement)?.closest('a');
    if (standing && range.collapsed) range.selectNodeContents(standing);
    setAddress(standing?.getAttribute('href') ?? '');
    return setLinking(range);
  };
  const onAddressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') link();
    if (event.key === 'Escape') goBack();
  };

  return (
    <Frame>
      <Tools role="group" aria-label={t('richText.tools')}>
        {commands.map(([name, command, value, Icon]) => (
          <ToolButton key={name} label={t(`richText.${name}`)} icon={<Icon />} onMouseDown={(event) => event.preventDefault()} onClick={() => run(command, value)} />
        ))}
        <ToolButton label={t('richText.link')} icon={<Link2 />} aria-pressed={linking !== null} onMouseDown={(event) => event.preventDefault()} onClick={startLink} />
      </Tools>
      {linking !== null && (
        <LinkRow>
          <Address
            ref={(field) => field?.focus()}
            aria-label={t('richText.address')}
            placeholder="/tarifs"
            value={address}
            aria-invalid={address !== '' && !isSafeLink(address.trim()) ? true : undefined}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={onAddressKey}
          />
          <ToolButton look="line" onClick={link}>
            {t('richText.setLink')}
          </ToolButton>
          <ToolButton onClick={goBack}>{t('common.cancel')}</ToolButton>
        </LinkRow>
      )}
      <Paper
        ref={paper}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-describedby={describedBy}
        lang={lang}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onInput={read}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
      />
    </Frame>
  );
}
