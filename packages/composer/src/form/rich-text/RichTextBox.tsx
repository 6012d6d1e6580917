import type { Locale } from '@kermesse/sections/locale';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@kermesse/ui/announce';
import { isSameJson } from '../../document/json.ts';
import { useHistoryStep } from '../../store/use-history-step.ts';
import type { ControlProps } from '../field/FieldShell.tsx';
import { getActiveFormats, type Active } from './engine/active.ts';
import { createRichTextEditor, showHtml } from './engine/editor.ts';
import { LinkSheet } from './LinkSheet.tsx';
import { Frame, Note, Paper } from './paper.styles.ts';
import { PictureInText } from './PictureInText.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ToolbarSpace } from './ToolbarSpace.tsx';

export interface RichTextBoxProps {
  label: string;
  control: ControlProps;
  lang: Locale;
  html: string;
  /** Called with the HTML after each change. `newStep` tells whether the change begins a new undo step. */
  onChange: (html: string, newStep: boolean) => void;
  /** Whether the read-only text that this replaces had the focus. */
  hadFocus?: boolean;
}

/** Returns the formatting at the selection, and updates it. */
function useActive(editor: Editor | undefined): Active | undefined {
  const [active, setActive] = useState<Active>();
  useLayoutEffect(() => {
    if (editor === undefined) return undefined;
    const update = () => {
      const now = getActiveFormats(editor);
      setActive((before) => (isSameJson(before, now) ? before : now));
    };
    update();
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);
  return active;
}

function setLink(editor: Editor, href: string, words: string): void {
  const { selection } = editor.state;
  const inside = editor.isActive('a');
  if (selection.empty && !inside)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: words, marks: [{ type: 'a', attrs: { href } }] })
      .run();
  else editor.chain().focus().extendMarkRange('a').setMark('a', { href }).setTextSelection(selection.to).run();
}

/** A WYSIWYG editor for a rich text, on TipTap. Its schema equals the allow-list of the server's sanitiser. */
export function RichTextBox({ label, control, lang, html, onChange, hadFocus = false }: RichTextBoxProps) {
  const { t } = useTranslation('composer');
  const onHistoryStep = useEffectEvent(useHistoryStep());
  const paper = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const written = useRef(html);
  const [editor, setEditor] = useState<Editor>();
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const [note, setNote] = useState('');
  const active = useActive(editor);

  const attributes = () => ({
    'aria-label': label,
    'aria-multiline': 'true',
    lang,
    ...Object.fromEntries(
      Object.entries(control).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  });
  const change = useEffectEvent((next: string, newStep: boolean) => {
    written.current = next;
    setNote('');
    onChange(next, newStep);
  });
  const explain = (text: string) => {
    setNote(text);
    announce(text);
  };
  const leaveOut = useEffectEvent((count: number) => explain(t('richText.picturesLeftOut', { count })));
  const openLink = useEffectEvent((linkable: boolean) => {
    if (!linkable) return explain(t('richText.notLinkable'));
    setNote('');
    setOpen('link');
  });
  const create = useEffectEvent((element: HTMLElement) =>
    createRichTextEditor({
      element,
      html,
      attributes: attributes(),
      onChange: change,
      onPicturesLeftOut: leaveOut,
      onLink: openLink,
      onTools: () => tools.current?.querySelector('button')?.focus(),
      onHistoryStep,
    }),
  );
  const focusAtOnce = useEffectEvent((made: Editor) => hadFocus && made.commands.focus('end'));

  // A layout effect, so that what is below does not move when the editor replaces the read-only text.
  useLayoutEffect(() => {
    if (paper.current === null) return undefined;
    const made = create(paper.current);
    setEditor(made);
    focusAtOnce(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (editor === undefined || written.current === html) return;
    written.current = html;
    showHtml(editor, html);
  }, [editor, html]);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const describe = useEffectEvent(() =>
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: attributes() } }),
  );
  useEffect(() => describe(), [label, describedBy, invalid, editor]);

  function close() {
    setOpen(null);
    editor?.commands.focus();
  }
  // A click on the toolbar leaves the focus in the text. The panel for links handles Escape itself.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open === 'picture') close();
  };
  return (
    <Frame role="presentation" onKeyDown={onKeyDown}>
      {editor === undefined || active === undefined ? (
        <ToolbarSpace />
      ) : (
        <>
          <Toolbar
            ref={tools}
            editor={editor}
            lang={lang}
            active={active}
            open={open}
            onLink={() => setOpen(open === 'link' ? null : 'link')}
            onPicture={() => setOpen(open === 'picture' ? null : 'picture')}
          />
          {open === 'link' && (
            <LinkSheet
              href={active.href ?? ''}
              onLink={(href, words) => {
                setOpen(null);
                setLink(editor, href, words);
              }}
              onClose={close}
            />
          )}
          {open === 'picture' && (
            <PictureInText
              picture={active.picture}
              locale={lang}
              onPicture={(picture) => {
                setOpen(null);
                editor.chain().focus().insertContent({ type: 'img', attrs: picture }).run();
              }}
              onClose={close}
            />
          )}
        </>
      )}
      <Paper ref={paper} />
      {note !== '' && <Note>{note}</Note>}
    </Frame>
  );
}
