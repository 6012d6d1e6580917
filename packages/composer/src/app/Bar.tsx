import type { Locale } from '@kermesse/api/schemas/common/locale';
import { below } from '@kermesse/ui/breakpoints';
import { ToastsContext } from '@kermesse/ui/Toasts';
import { History, Redo2, Share2, Undo2, Upload } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { visuallyHidden } from '@kermesse/ui/visually-hidden';
import { ToolButton } from '../controls/ToolButton.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { useWorkspace } from '../store/context.ts';
import { useHistoryStep } from '../store/use-history-step.ts';
import { activeDraft, shownDraft } from '../store/workspace.ts';
import { DraftMenu } from './DraftMenu.tsx';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import { useSaving } from './saving-context.ts';
import { StateBadge } from '../publish/StateBadge.tsx';
import { useDraftState } from '../publish/use-draft-state.ts';

const dialogs = {
  publish: lazyDialog(async () => (await import('../publish/PublishDialog.tsx')).PublishDialog),
  versions: lazyDialog(async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog),
  share: lazyDialog(async () => (await import('../files/ShareDialog.tsx')).ShareDialog),
};

const Row = styled.header`
  display: flex;
  align-items: center;
  gap: 4px 10px;
  min-height: 50px;
  padding-block: 6px;
  padding-inline: 16px 12px;
  border-block-end: 1px solid var(--line);

  & > h1 {
    font: italic 400 1.25rem / 1 var(--serif);
    letter-spacing: 0;
    white-space: nowrap;
  }
  & > [aria-haspopup] {
    flex: 0 1 auto;
    min-width: 0;
  }
  /* Below this width every button but the publish button shows only its icon. */
  @media ${below.desktop} {
    & button[data-look='plain'] > span:not([lang]) {
      ${visuallyHidden}
    }
  }
  @media ${below.laptop} {
    flex-wrap: wrap;
    gap: 4px 8px;
    padding-inline: 10px;

    & button[data-look] > span:not([lang]) {
      ${visuallyHidden}
    }
    /* A long name is truncated, but keeps at least this width. If that leaves too little space, all tools wrap to
       the next line. */
    & > [aria-haspopup] {
      flex: 999 1 12rem;
      max-width: max-content;
    }
  }
  @media ${below.tablet} {
    & > h1 {
      ${visuallyHidden}
    }
    & > [aria-haspopup] {
      flex-basis: 7rem;
    }
  }
`;

const ToolRow = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: inherit;

  & > [role='group'] {
    display: flex;
  }
  & > [data-push] {
    margin-inline-start: auto;
  }
  @media ${below.laptop} {
    flex-wrap: wrap;
  }
`;

const Saved = styled.span`
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.25;
  white-space: nowrap;

  @media ${below.tablet} {
    &:not([data-state='failed']) {
      ${visuallyHidden}
    }
  }
  &[data-state='failed'] {
    padding: 2px 8px;
    background: var(--danger-bg);
    color: var(--danger);
    font-weight: 650;
    white-space: normal;
  }
`;

function OtherLanguage({ onLocale }: { onLocale: (locale: Locale) => void }) {
  const { t, i18n } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  const other = i18n.language === 'en' ? 'fr' : 'en';
  // The other language is another document, so an offline browser would leave the composer.
  const change = () => (navigator.onLine ? onLocale(other) : toasts?.show({ title: t('app.languageOffline') }));
  return (
    <ToolButton label={`${other} · ${t('app.otherLanguage')}`} onClick={change}>
      <span lang={other}>{other}</span>
    </ToolButton>
  );
}

interface BarProps {
  onLocale?: (locale: Locale) => void;
}

function State() {
  const stateOf = useDraftState();
  return <StateBadge state={useWorkspace((workspace) => stateOf(activeDraft(workspace)))} />;
}

function Tools({ onLocale }: BarProps) {
  const { t } = useTranslation('composer');
  const takeStep = useHistoryStep();
  const saving = useSaving();
  const lockedElsewhere = useLockedElsewhere();
  const steps = useWorkspace((workspace) => activeDraft(workspace).history.past.length);
  const later = useWorkspace((workspace) => activeDraft(workspace).history.future.length);
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Shown = open === undefined ? undefined : dialogs[open];
  const readOnly = lockedElsewhere ? t('elsewhere.about') : undefined;
  return (
    <>
      <div role="group" aria-label={t('history.title')}>
        <ToolButton
          label={t('history.undo')}
          disabledReason={readOnly ?? (steps === 0 ? t('history.nothingToUndo') : undefined)}
          icon={<Undo2 />}
          onClick={() => takeStep('undo')}
        />
        <ToolButton
          label={t('history.redo')}
          disabledReason={readOnly ?? (later === 0 ? t('history.nothingToRedo') : undefined)}
          icon={<Redo2 />}
          onClick={() => takeStep('redo')}
        />
      </div>
      <Saved data-state={saving} role={saving === 'failed' ? 'alert' : undefined}>
        {lockedElsewhere ? t('elsewhere.short') : t(`saving.${saving}`)}
      </Saved>
      <span data-push="" />
      {onLocale !== undefined && <OtherLanguage onLocale={onLocale} />}
      <ToolButton title={t('share.button')} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen('share')}>
        <span>{t('share.button')}</span>
      </ToolButton>
      <ToolButton
        title={readOnly ?? t('versions.button')}
        disabledReason={readOnly}
        icon={<History aria-hidden="true" />}
        onClick={() => setOpen('versions')}
      >
        <span>{t('versions.button')}</span>
      </ToolButton>
      <ToolButton
        look="main"
        disabledReason={readOnly}
        icon={<Upload aria-hidden="true" />}
        onClick={() => setOpen('publish')}
      >
        <span>{t('publish.button')}</span>
      </ToolButton>
      {Shown !== undefined && <Shown onClose={() => setOpen(undefined)} onPublish={() => setOpen('publish')} />}
    </>
  );
}

/** The top bar: the menu of drafts, the state of the open document, undo and redo, saving, sharing and publishing. */
export function Bar({ onLocale }: BarProps) {
  const { t } = useTranslation('composer');
  const isOpen = useWorkspace((workspace) => shownDraft(workspace) !== undefined);
  return (
    <Row data-tone="brand">
      <h1>{t('app.title')}</h1>
      <DraftMenu />
      {isOpen && <State />}
      <ToolRow>
        {isOpen ? (
          <Tools onLocale={onLocale} />
        ) : (
          <>
            <span data-push="" />
            {onLocale !== undefined && <OtherLanguage onLocale={onLocale} />}
          </>
        )}
      </ToolRow>
    </Row>
  );
}
