import { Menu, type MenuEntry } from '@kermesse/ui/Menu';
import { ChevronDown, FileDown, FileInput, FilePlus2, FileText, KeyRound, Settings2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useAnnounce } from '../controls/Announcer.tsx';
import { focusIfLost } from '../controls/useFocusNet.ts';
import { withoutComments } from '../comments/comments.ts';
import { dialogOf } from '../dialogs/dialogOf.tsx';
import { downloadJson } from '../files/download.ts';
import { useUiLocale } from '../form/FormContext.ts';
import { textIn } from '../form/textIn.ts';
import { useDesk, useWorkspace } from '../store/context.ts';
import { activeDraft, draftOf, isChanged, siteKey, slugOf, type Draft } from '../store/workspace.ts';
import { useElsewhere } from './HoldingContext.ts';
import { useServer } from './ServerContext.tsx';

const dialogs = {
  open: dialogOf(async () => (await import('../files/OpenDialog.tsx')).OpenDialog),
  create: dialogOf(async () => (await import('../files/NewPageDialog.tsx')).NewPageDialog),
  server: dialogOf(async () => (await import('../publish/PagesDialog.tsx')).PagesDialog),
};

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
  color: inherit;
  font: 600 0.9375rem / 1.2 var(--sans);
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &[data-hovered] {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }
`;

/** What is open, what else could be, and files in and out. */
export function DraftMenu() {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const nameOf = ({ kind, history: { present } }: Draft) => {
    if (kind === 'site') return t('drafts.site');
    return textIn(present['title'], locale) || slugOf(present) || t('outline.untitled');
  };
  const desk = useDesk();
  const elsewhere = useElsewhere();
  const announce = useAnnounce();
  const { possible } = useServer();
  const trigger = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  // What changes with every key is looked at only while the menu is open.
  const drafts = useWorkspace((workspace) => (shown ? workspace.drafts : undefined));
  const name = useWorkspace((workspace) => nameOf(activeDraft(workspace)));
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Shown = open === undefined ? undefined : dialogs[open];

  // What it was opened from, an entry of the menu, is gone by now.
  const closeDialog = () => {
    setOpen(undefined);
    focusIfLost(() => trigger.current);
  };
  const pathOf = ({ kind, history: { present } }: Draft) => (kind === 'site' ? '' : `/${slugOf(present) === 'home' ? '' : slugOf(present)}`);

  const items: MenuEntry[] = [
    ...Object.values(drafts ?? {}).map((draft) => ({
      id: `draft ${draft.key}`,
      label: nameOf(draft),
      description: [pathOf(draft), isChanged(draft) ? t('drafts.changed') : ''].filter(Boolean).join(' · '),
      icon: draft.kind === 'site' ? <Settings2 /> : <FileText />,
      onAction: () => desk.show(draft.key),
    })),
    { id: 'new', label: t('drafts.new'), icon: <FilePlus2 />, rule: true, onAction: () => setOpen('create') },
    { id: 'file', label: t('drafts.open'), icon: <FileInput />, onAction: () => setOpen('open') },
    ...(possible ? [{ id: 'server', label: t('drafts.server'), icon: <KeyRound />, onAction: () => setOpen('server') }] : []),
    ...(drafts?.[siteKey] === undefined ? [{ id: 'site', label: t('drafts.newSite'), icon: <Settings2 />, onAction: () => desk.open(draftOf('site', { name: '', appInformation: {}, menus: [], menuItemGroups: [] })) }] : []),
    {
      id: 'save',
      label: t('drafts.save'),
      icon: <FileDown />,
      rule: true,
      onAction: () => {
        const { kind, history } = activeDraft(desk.get());
        downloadJson(withoutComments(history.present), kind === 'site' ? 'site' : slugOf(history.present) || 'page');
        announce(t('drafts.savedFile'));
      },
    },
    { id: 'close', label: t('drafts.close'), icon: <Trash2 />, isDisabled: elsewhere || Object.keys(drafts ?? {}).length < 2, onAction: () => desk.close(desk.get().active) },
  ];
  return (
    <>
      <Menu
        label={t('drafts.title')}
        placement="bottom start"
        isOpen={shown}
        onOpenChange={setShown}
        trigger={
          <Name ref={trigger}>
            <span>{name}</span>
            <ChevronDown aria-hidden="true" />
          </Name>
        }
        items={items}
      />
      {Shown !== undefined && <Shown onClose={closeDialog} />}
    </>
  );
}
