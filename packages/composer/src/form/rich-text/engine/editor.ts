import type { Locale } from '@kermesse/sections/locale';
import { isSafeLink } from '@kermesse/sections/safe-link';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import type { RichTextNode } from '@kermesse/sections/rich-text-nodes';
import { Editor, Extension } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { HistoryStep } from '../../../controls/history-keys.ts';
import { addressOf } from '../../links/pages-for-links.ts';
import { readPasted, readPlain } from '../paste/paste.ts';
import { canLink } from './active.ts';
import { richTextExtensions } from './extensions.ts';
import { documentOf } from './from-tree.ts';
import { htmlOf } from './html.ts';
import { insertNodes } from './insert.ts';
import { markedSelection } from './marked-selection.ts';
import { createReplacement, createCarets, type Carets } from './outside.ts';
import { createSteps } from './steps.ts';
import { goToCell } from './tables.ts';
import { treeOf } from './to-tree.ts';

/** The metadata key of a transaction that applies a change made outside of the editor, such as an undo. */
const fromOutside = 'fromOutside';

export interface EditorOptions {
  element: HTMLElement;
  html: string;
  /** The attributes of the editable element: its label, language and description. */
  attributes: Record<string, string>;
  /** Called with the HTML after each change. `newStep` tells whether the change begins a new undo step. */
  onChange: (html: string, newStep: boolean) => void;
  /** Called with the number of pictures that a paste could not insert. */
  onPicturesLeftOut: (count: number) => void;
  /** Called when the editor asks for a link. `linkable` tells whether one can be set at the selection. */
  onLink: (linkable: boolean) => void;
  onTools: () => void;
  /** Called when the browser requests an undo or a redo, from its menu for example. */
  onHistoryStep: (step: HistoryStep) => void;
}

const keysOf = ({ onLink, onTools }: EditorOptions) =>
  Extension.create({
    name: 'keys',
    priority: 1100,
    addKeyboardShortcuts() {
      const { editor } = this;
      // Each access to `commands` begins a transaction, so read it once per key press.
      const applyCommand = (act: (commands: Editor['commands']) => boolean) => () => act(editor.commands);
      const handled = (act: () => void) => () => {
        act();
        return true;
      };
      const inCells = (direction: 1 | -1) => () => goToCell(direction)(editor.state, editor.view.dispatch);
      return {
        Enter: applyCommand((commands) => commands.splitListItem('li')),
        'Shift-Enter': applyCommand((commands) => commands.insertContent({ type: 'br' })),
        // At the start of an item, lifts it out of the list instead of joining the item before.
        Backspace: () => {
          const { $from, empty } = editor.state.selection;
          const first =
            empty &&
            $from.parentOffset === 0 &&
            $from.depth > 1 &&
            $from.node(-1).type.name === 'li' &&
            $from.index(-1) === 0;
          return first && editor.commands.liftListItem('li');
        },
        'Mod-b': applyCommand((commands) => commands.toggleMark('strong')),
        'Mod-i': applyCommand((commands) => commands.toggleMark('em')),
        'Mod-k': handled(() => onLink(canLink(editor.state))),
        'Mod-]': applyCommand((commands) => commands.sinkListItem('li')),
        'Mod-[': applyCommand((commands) => commands.liftListItem('li')),
        'Mod-Alt-2': applyCommand((commands) => commands.toggleNode('h2', 'p')),
        'Mod-Alt-3': applyCommand((commands) => commands.toggleNode('h3', 'p')),
        'Mod-Shift-7': applyCommand((commands) => commands.toggleList('ol', 'li')),
        'Mod-Shift-8': applyCommand((commands) => commands.toggleList('ul', 'li')),
        'Alt-F10': handled(onTools),
        Tab: inCells(1),
        'Shift-Tab': inCells(-1),
      };
    },
  });

/**
 * Inserts pasted or dropped content. A URL becomes a link, with the selected text if there is any. HTML is parsed here,
 * because ProseMirror would pass it to the browser's parser, which the page's Trusted Types block.
 */
function insertTransfer(editor: Editor, data: DataTransfer, onPicturesLeftOut: (count: number) => void): void {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  const url = text.trim();
  const href = addressOf(url, [], location.origin);
  const put = (nodes: readonly RichTextNode[]) =>
    insertNodes(nodes, editor.view.dom.lang as Locale)(editor.state, editor.view.dispatch);
  if (/^https?:\S+$/.test(url) && isSafeLink(href)) {
    if (editor.state.selection.empty || !canLink(editor.state))
      put([{ element: 'a', attributes: { href }, children: [url] }]);
    else editor.commands.setMark('a', { href });
    return;
  }
  const { nodes, pictures } = html === '' ? { nodes: readPlain(text), pictures: data.files.length } : readPasted(html);
  put(nodes);
  if (pictures > 0) onPicturesLeftOut(pictures);
}

const caretsOf = new WeakMap<Editor, Carets>();

/** Creates a rich text editor without a history of its own: the document's history undoes its changes. */
export function createRichTextEditor(options: EditorOptions): Editor {
  const { element, html, attributes, onChange, onPicturesLeftOut, onHistoryStep } = options;
  const steps = createSteps();
  const carets = createCarets();
  let caret = 0;
  const editor: Editor = new Editor({
    element,
    content: documentOf(sanitizeHtml(html)),
    extensions: [...richTextExtensions, markedSelection, keysOf(options)],
    // The content security policy forbids styles from scripts, and the field has its own.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes,
      handleDOMEvents: {
        keydown: (view, event) => {
          // Browsers report a move of the caret later, so a key right after it would act at the old place.
          if (!view.composing && !event.isComposing) document.dispatchEvent(new Event('selectionchange'));
          return false;
        },
        paste: (_: EditorView, event) => {
          event.preventDefault();
          if (event.clipboardData !== null) insertTransfer(editor, event.clipboardData, onPicturesLeftOut);
          return true;
        },
        drop: (view, event) => {
          // ProseMirror moves content that is dragged within the field.
          if (view.dragging !== null) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place === null || event.dataTransfer === null) return true;
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
          insertTransfer(editor, event.dataTransfer, onPicturesLeftOut);
          return true;
        },
        beforeinput: (_, event) => {
          // Undo from the browser's menu, or from shaking a phone.
          if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
          event.preventDefault();
          onHistoryStep(event.inputType === 'historyRedo' ? 'redo' : 'undo');
          return true;
        },
      },
    },
    onTransaction: ({ transaction }) => {
      if (!transaction.docChanged || transaction.getMeta(fromOutside) === true) return;
      const begins = steps.begins(transaction);
      if (begins) carets.remember(transaction, caret);
      onChange(htmlOf(treeOf(transaction.doc)), begins);
    },
    onBlur: () => steps.end(),
  });
  editor.on('beforeTransaction', () => {
    caret = editor.state.selection.head;
  });
  caretsOf.set(editor, carets);
  return editor;
}

/** Shows a text that was changed outside of the editor. */
export function showHtml(editor: Editor, html: string): void {
  const next = editor.schema.nodeFromJSON(documentOf(sanitizeHtml(html)));
  const transaction = createReplacement(editor.state, next, caretsOf.get(editor)?.of(next));
  if (transaction !== undefined) editor.view.dispatch(transaction.setMeta(fromOutside, true));
}
