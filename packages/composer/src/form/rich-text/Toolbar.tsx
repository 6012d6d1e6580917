import type { Locale } from '@kermesse/sections/locale';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Strikethrough,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Unlink,
  type LucideIcon,
} from 'lucide-react';
import type { Ref } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import type { Active } from './engine/active.ts';
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable } from './engine/tables.ts';
import { tools } from './paper.styles.ts';

const Tools = styled(AriaToolbar)`
  ${tools}
`;

interface Tool {
  name: string;
  icon: LucideIcon;
  /** Adds the commands of the button to a chain. */
  run: (chain: ChainedCommands) => ChainedCommands;
  /** The element for which the button shows as pressed; undefined for a button without that state. */
  element?: string;
  keys?: string;
}

const mark = (name: string) => (chain: ChainedCommands) => chain.toggleMark(name);
const node = (name: string) => (chain: ChainedCommands) => chain.toggleNode(name, 'p');
const list = (name: string) => (chain: ChainedCommands) => chain.toggleList(name, 'li');
const apply = (command: Command) => (chain: ChainedCommands) =>
  chain.command(({ state, dispatch }) => command(state, dispatch));

const formatting: Tool[] = [
  { name: 'bold', icon: Bold, element: 'strong', keys: 'Control+B', run: mark('strong') },
  { name: 'italic', icon: Italic, element: 'em', keys: 'Control+I', run: mark('em') },
  { name: 'strike', icon: Strikethrough, element: 's', run: mark('s') },
  { name: 'heading2', icon: Heading2, element: 'h2', keys: 'Control+Alt+2', run: node('h2') },
  { name: 'heading3', icon: Heading3, element: 'h3', keys: 'Control+Alt+3', run: node('h3') },
  { name: 'heading4', icon: Heading4, element: 'h4', run: node('h4') },
  { name: 'bullets', icon: List, element: 'ul', keys: 'Control+Shift+8', run: list('ul') },
  { name: 'numbers', icon: ListOrdered, element: 'ol', keys: 'Control+Shift+7', run: list('ol') },
  { name: 'quote', icon: TextQuote, element: 'blockquote', run: (chain) => chain.toggleWrap('blockquote') },
  { name: 'rule', icon: Minus, run: (chain) => chain.insertContent({ type: 'hr' }) },
];

const items: Tool[] = [
  { name: 'indent', icon: IndentIncrease, keys: 'Control+]', run: (chain) => chain.sinkListItem('li') },
  { name: 'outdent', icon: IndentDecrease, keys: 'Control+[', run: (chain) => chain.liftListItem('li') },
];

const unlink: Tool = { name: 'unlink', icon: Unlink, run: (chain) => chain.extendMarkRange('a').unsetMark('a') };

const cellsIn = (lang: Locale): Tool[] => [
  { name: 'addRow', icon: BetweenHorizontalEnd, run: apply(addRow) },
  { name: 'addColumn', icon: BetweenVerticalEnd, run: apply(addColumn(lang)) },
  { name: 'removeRow', icon: TableRowsSplit, run: apply(removeRow) },
  { name: 'removeColumn', icon: TableColumnsSplit, run: apply(removeColumn) },
  { name: 'removeTable', icon: Trash2, run: apply(removeTable) },
];

export interface ToolbarProps {
  editor: Editor;
  /** The language of the text. */
  lang: Locale;
  active: Active;
  /** The open panel below the toolbar. */
  open: 'link' | 'picture' | null;
  onLink: () => void;
  onPicture: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The toolbar of a rich text: one tab stop, with arrow keys between the buttons. */
export function Toolbar({ editor, lang, active, open, onLink, onPicture, ref }: ToolbarProps) {
  const { t } = useTranslation('composer');
  const button = ({ name, icon: Icon, element, keys, run }: Tool) => (
    <ToolButton
      key={name}
      label={t(`richText.${name}`)}
      icon={<Icon />}
      aria-pressed={element === undefined ? undefined : active.names.includes(element)}
      aria-keyshortcuts={keys}
      // Keeps the selection in the text when the button is pressed with a pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor.chain().focus()).run()}
    />
  );
  const inList = active.names.includes('ul') || active.names.includes('ol');
  return (
    <>
      <Tools ref={ref} aria-label={t('richText.tools')}>
        {formatting.map(button)}
        {inList && items.map(button)}
        <ToolButton
          label={t('richText.link')}
          icon={<Link2 />}
          aria-expanded={open === 'link'}
          aria-pressed={active.href !== undefined}
          aria-keyshortcuts="Control+K"
          disabledReason={active.linkable ? undefined : t('richText.notLinkable')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onLink}
        />
        {active.href !== undefined && button(unlink)}
        <ToolButton
          label={t('richText.picture')}
          icon={<ImagePlus />}
          aria-expanded={open === 'picture'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPicture}
        />
        {!active.inTable && button({ name: 'table', icon: Table, run: apply(insertTable(lang)) })}
      </Tools>
      {active.inTable && <Tools aria-label={t('richText.tableTools')}>{cellsIn(lang).map(button)}</Tools>}
    </>
  );
}
