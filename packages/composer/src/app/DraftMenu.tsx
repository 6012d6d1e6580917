import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { Menu, type MenuEntry } from '@kermesse/ui/Menu';
import {
  ArrowRightLeft,
  ChevronDown,
  CircleX,
  FileDown,
  FileInput,
  FilePlus2,
  FileText,
  KeyRound,
  Settings2,
  Trash2,
  Unplug,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { announce } from '@kermesse/ui/announce';
import { withoutComments } from '../document/comments.ts';
import { downloadJson } from '../files/download.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { useDocumentName } from '../names/use-document-name.ts';
import { activeDraft, draftOf, publishedSlug, shownDraft, siteKey, slugOf, type Draft } from '../store/workspace.ts';
import { useDraftState } from '../publish/use-draft-state.ts';
import { dialogs } from '../start/dialogs.ts';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import { useServer } from '../server/ServerContext.tsx';
import { useRemoveDraft } from '../bin/use-remove-draft.ts';

const Name = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  max-width: 34vw;
  min-height: 34px;
  padding: 3px 10px;
  border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  border-radius: var(--radius);
  background: none;
  font: 600 0.9375rem / 1.2 var(--sans);

  & > span {
    overflow: hidden;
    line-height: 1.6;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  &[data-hovered] {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }
`;

/** The menu of drafts: switches between them, opens and saves files, and closes or removes the open draft. */
export function DraftMenu() {
  const { t } = useTranslation('composer');
  const nameOfDocument = useDocumentName();
  const nameOf = (draft: Draft | undefined) =>
    draft === undefined ? t('drafts.none') : nameOfDocument(draft.kind, draft.history.present);
  const stateOf = useDraftState();
  const store = useEditorStore();
  const lockedElsewhere = useLockedElsewhere();
  const { hasServer } = useServer();
  const [shown, setShown] = useState(false);
  // The drafts change with every key press, so the component reads them only while the menu is open.
  const drafts = useWorkspace((workspace) => (shown ? workspace.drafts : undefined));
  const name = useWorkspace((workspace) => nameOf(shownDraft(workspace)));
  const isOpen = useWorkspace((workspace) => shownDraft(workspace) !== undefined);
  const isPublished = useWorkspace((workspace) => {
    const draft = shownDraft(workspace);
    return draft !== undefined && publishedSlug(draft) !== undefined;
  });
  const removeDraft = useRemoveDraft();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Shown = open === undefined ? undefined : dialogs[open];
  const items: MenuEntry[] = [
    ...Object.values(drafts ?? {}).map((draft) => ({
      id: `draft ${draft.key}`,
      label: nameOf(draft),
      description: [
        draft.kind === 'site' ? '' : pathOfSlug(slugOf(draft.history.present)),
        t(`state.${stateOf(draft)}`),
      ]
        .filter(Boolean)
        .join(' · '),
      icon: draft.kind === 'site' ? <Settings2 /> : <FileText />,
      onAction: () => store.show(draft.key),
    })),
    {
      id: 'new',
      label: t('drafts.new'),
      icon: <FilePlus2 />,
      startsGroup: Object.keys(drafts ?? {}).length > 0,
      onAction: () => setOpen('create'),
    },
    { id: 'file', label: t('drafts.open'), icon: <FileInput />, onAction: () => setOpen('open') },
    ...(hasServer
      ? [
          { id: 'server', label: t('drafts.server'), icon: <KeyRound />, onAction: () => setOpen('server') },
          {
            id: 'redirects',
            label: t('drafts.redirects'),
            icon: <ArrowRightLeft />,
            onAction: () => setOpen('redirects'),
          },
        ]
      : []),
    // With a server, the list of pages contains the site configuration.
    ...(!hasServer && drafts?.[siteKey] === undefined
      ? [
          {
            id: 'site',
            label: t('drafts.newSite'),
            icon: <Settings2 />,
            onAction: () =>
              store.open(draftOf('site', { name: '', appInformation: {}, menus: [], menuItemGroups: [] })),
          },
        ]
      : []),
    {
      id: 'save',
      label: t('drafts.save'),
      icon: <FileDown />,
      startsGroup: true,
      isDisabled: !isOpen,
      onAction: () => {
        const { kind, history } = activeDraft(store.get());
        downloadJson(withoutComments(history.present), kind === 'site' ? 'site' : slugOf(history.present) || 'page');
        announce(t('drafts.savedFile'));
      },
    },
    {
      id: 'close',
      label: t('drafts.close'),
      icon: <CircleX />,
      isDisabled: lockedElsewhere || !isOpen,
      onAction: () => void removeDraft(),
    },
    ...(hasServer && isPublished
      ? [
          {
            id: 'remove',
            label: t('drafts.remove'),
            icon: <Unplug />,
            isDisabled: lockedElsewhere,
            onAction: () => setOpen('remove'),
          },
        ]
      : []),
    { id: 'bin', label: t('drafts.bin'), icon: <Trash2 />, onAction: () => setOpen('bin') },
  ];
  return (
    <>
      <Menu
        label={t('drafts.title')}
        placement="bottom start"
        isOpen={shown}
        onOpenChange={setShown}
        trigger={
          <Name>
            <span>{name}</span>
            <ChevronDown aria-hidden="true" />
          </Name>
        }
        items={items}
      />
      {Shown !== undefined && <Shown onClose={() => setOpen(undefined)} />}
    </>
  );
}
