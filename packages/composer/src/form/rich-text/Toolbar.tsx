import type { Locale } from '@kermesse/sections/locale';
import type { Editor } from '@tiptap/core';
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
  run: (editor: Editor) => void;
  /** The element for which the button shows as pressed; undefined for a button without that state. */
  element?: string;
  keys?: string;
}

const toggle = (element: 'h2' | 'h3' | 'h4') => (editor: Editor) =>
  void editor.chain().focus().toggleNode(element, 'p').run();
const list = (element: 'ul' | 'ol') => (editor: Editor) => void editor.chain().focus().toggleList(element, 'li').run();
const mark = (name: string) => (editor: Editor) => void editor.chain().focus().toggleMark(name).run();

const formatting: Tool[] = [
  { name: 'bold', icon: Bold, element: 'strong', keys: 'Control+B', run: mark('strong') },
  { name: 'italic', icon: Italic, element: 'em', keys: 'Control+I', run: mark('em') },
  { name: 'strike', icon: Strikethrough, element: 's', run: mark('s') },
  { name: 'heading2', icon: Heading2, element: 'h2', keys: 'Control+Alt+2', run: toggle('h2') },
  { name: 'heading3', icon: Heading3, element: 'h3', keys: 'Control+Alt+3', run: toggle('h3') },
  { name: 'heading4', icon: Heading4, element: 'h4', run: toggle('h4') },
  { name: 'bullets', icon: List, element: 'ul', keys: 'Control+Shift+8', run: list('ul') },
  { name: 'numbers', icon: ListOrdered, element: 'ol', keys: 'Control+Shift+7', run: list('ol') },
  {
    name: 'quote',
    icon: TextQuote,
    element: 'blockquote',
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  { name: 'rule', icon: Minus, run: (editor) => editor.chain().focus().insertContent({ type: 'hr' }).run() },
];

const items: Tool[] = [
  {
    name: 'indent',
    icon: IndentIncrease,
    keys: 'Control+]',
    run: (editor) => editor.chain().focus().sinkListItem('li').run(),
  },
  {
    name: 'outdent',
    icon: IndentDecrease,
    keys: 'Control+[',
    run: (editor) => editor.chain().focus().liftListItem('li').run(),
  },
];

const apply = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch);
  editor.commands.focus();
};

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
      onClick={() => run(editor)}
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
        {active.href !== undefined &&
          button({
            name: 'unlink',
            icon: Unlink,
            run: (each) => each.chain().focus().extendMarkRange('a').unsetMark('a').run(),
          })}
        <ToolButton
          label={t('richText.picture')}
          icon={<ImagePlus />}
          aria-expanded={open === 'picture'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPicture}
        />
        {button({ name: 'table', icon: Table, run: apply(insertTable(lang)) })}
      </Tools>
      {active.inTable && <Tools aria-label={t('richText.tableTools')}>{cellsIn(lang).map(button)}</Tools>}
    </>
  );
}
