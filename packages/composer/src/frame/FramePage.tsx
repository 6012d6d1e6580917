import { Diagnostics } from '@kermesse/sections/diagnostics';
import { EditedItemProvider, type EditedItem } from '@kermesse/sections/edited-item';
import { PageSections } from '@kermesse/sections/render';
import { views } from '@kermesse/sections/views.server';
import { keepFocus } from '@kermesse/ui/keep-focus';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SiteProps } from '@kermesse/api/page-props';
import type { BrandColors } from '@kermesse/ui/theme';
import { sourceOf } from '../document/source.ts';
import { listenToParent, post, type PreviewMessage } from './messages.ts';
import { SourceNote } from './SourceNote.tsx';
import { createSectionReader, type ShownSection } from './shown-section.ts';
import { useSite } from './use-site.ts';
import { useRemoteData } from './remote-data.ts';
import { selectedIn, useFollowedChange } from './use-followed-change.ts';
import { useFrameGestures } from './use-frame-gestures.ts';

const Page = styled.div`
  & > [data-section-id],
  & > [data-broken] {
    cursor: pointer;
  }
  & > [data-broken] {
    position: relative;
  }
  /* Two colours, so that one is visible on any background. Above the section, because pictures would cover an
     outline. */
  & > [data-chosen]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 5;
    border: 3px solid #14143a;
    box-shadow: inset 0 0 0 3px #fff;
    pointer-events: none;
  }
`;

interface SectionViewProps {
  shown: ShownSection;
  first: boolean;
  showDiagnostics: boolean;
  locale: FrameContent['locale'];
  /** The item of the section that is being edited, as JSON. */
  edited?: string;
  onRetry: () => void;
}

function itemOf(edited: string | undefined): EditedItem | undefined {
  if (edited === undefined) return undefined;
  const [list, index] = JSON.parse(edited) as [string, number];
  return { list, index };
}

/** A section of the preview. It renders again only when it changes. */
const SectionView = memo(function SectionView({
  shown: { key, section, faults, remote },
  first,
  showDiagnostics,
  locale,
  edited,
  onRetry,
}: SectionViewProps) {
  const item = useMemo(() => itemOf(edited), [edited]);
  const note = showDiagnostics && remote !== undefined && (
    <SourceNote remote={remote} locale={locale} onRetry={onRetry} />
  );
  if (section === undefined) {
    return showDiagnostics ? (
      <div data-broken="" data-section-id={key}>
        {note}
        {faults.length > 0 && <Diagnostics name={key} faults={faults} />}
      </div>
    ) : null;
  }
  return (
    <>
      {note}
      <EditedItemProvider value={item}>
        <PageSections
          sections={[section]}
          views={views}
          faults={showDiagnostics ? faults : undefined}
          continued={!first}
        />
      </EditedItemProvider>
    </>
  );
});

/** The content of the frame, ready to render. */
export interface FrameContent extends PreviewMessage {
  /** The header, footer and colours of the site. */
  site: SiteProps;
  shown: ShownSection[];
}

/** The language, theme and colours of the document around the page. */
export interface Appearance extends Pick<FrameContent, 'locale' | 'theme'> {
  colors: BrandColors;
}

export interface FramePageProps {
  /** Applies language, theme and colours to the document. */
  applyAppearance: (content: Appearance) => void;
  /** Called once the first message has arrived: before, the language is unknown. */
  children: (content: FrameContent, page: React.ReactNode) => React.ReactNode;
}

/**
 * The page inside a preview frame. It renders the messages of the parent window with the site's own renderer and
 * reports clicks. Links and forms do nothing here.
 */
export function FramePage({ applyAppearance, children }: FramePageProps) {
  const [message, setMessage] = useState<PreviewMessage>();
  const { site, artColors } = useSite(message) ?? {};
  const { remoteData, retry } = useRemoteData(message);
  const locale = message?.locale;
  const read = useMemo(
    () =>
      locale === undefined || artColors === undefined
        ? undefined
        : createSectionReader(locale, JSON.parse(artColors) as BrandColors),
    [locale, artColors],
  );
  const content = useMemo((): FrameContent | undefined => {
    if (message === undefined || site === undefined || read === undefined) return undefined;
    const shown = message.order.map((key) => {
      const entry = message.entries[key];
      const source = sourceOf(entry);
      return read(key, entry, source && remoteData.get(JSON.stringify(source)));
    });
    return { ...message, site, shown };
  }, [message, site, read, remoteData]);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = listenToParent((received) =>
      setMessage((before) => ({
        ...received,
        site: received.site === undefined ? before?.site : received.site,
        entries: { ...before?.entries, ...received.entries },
      })),
    );
    post(parent, { kind: 'ready' });
    return stop;
  }, []);

  useEffect(() => {
    if (content !== undefined)
      applyAppearance({ locale: content.locale, theme: content.theme, colors: content.site.colors });
  }, [content, applyAppearance]);

  const selected = content?.selected;
  useEffect(() => {
    for (const element of page.current?.querySelectorAll('[data-chosen]') ?? []) element.removeAttribute('data-chosen');
    selectedIn(page.current, selected)?.setAttribute('data-chosen', '');
  }, [selected, content]);
  const isRendered = content !== undefined;
  useEffect(() => {
    if (message?.reveal !== true || !isRendered) return;
    page.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [message, isRendered]);

  useFollowedChange(page, content);
  useFrameGestures(page, isRendered);
  // The button that loads data again disappears with its note.
  useEffect(keepFocus, []);

  if (content === undefined) return null;
  return children(
    content,
    <Page ref={page}>
      {content.shown.map((shown, index) => (
        <SectionView
          key={shown.key}
          shown={shown}
          first={index === 0}
          showDiagnostics={content.showDiagnostics}
          locale={content.locale}
          edited={shown.key === content.selected ? content.edited : undefined}
          onRetry={retry}
        />
      ))}
    </Page>,
  );
}
