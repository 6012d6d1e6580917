import { Diagnostics } from '@kermesse/sections/diagnostics';
import { PageSections } from '@kermesse/sections/render';
import { views } from '@kermesse/sections/views.server';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { listenToHolder, post, type Scene } from './messages.ts';
import { SourceNote } from './SourceNote.tsx';
import { createStager, type Shown, type Stage } from './stage.ts';
import { useSupplies } from './supplies.ts';
import { useFrameGestures } from './useFrameGestures.ts';

const Page = styled.div`
  & > [data-section-id],
  & > [data-broken] {
    cursor: pointer;
  }
  & > [data-chosen] {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

interface OneProps {
  shown: Shown;
  first: boolean;
  told: boolean;
  locale: Stage['locale'];
  onRetry: () => void;
}

/** One section; drawn anew only when it is another one. */
const One = memo(function One({ shown: { key, section, faults, supply }, first, told, locale, onRetry }: OneProps) {
  const note = told && supply !== undefined && <SourceNote supply={supply} locale={locale} onRetry={onRetry} />;
  if (section === undefined) {
    return told ? (
      <div data-broken="" data-section-id={key}>
        {note}
        <Diagnostics name={key} faults={faults} />
      </div>
    ) : null;
  }
  return (
    <>
      {note}
      <PageSections sections={[section]} views={views} faults={told ? faults : undefined} continued={!first} />
    </>
  );
});

export interface FramePageProps {
  /** Puts language, theme and colours on the document around the page. */
  dress: (stage: Pick<Stage, 'locale' | 'theme' | 'colors'>) => void;
  /** Told once the first scene is here: until then nobody knows the language. */
  children: (locale: Stage['locale'], page: React.ReactNode) => React.ReactNode;
}

/**
 * The page inside a frame: it shows what its holder sends, by the site's own renderer, and tells what is pressed.
 * Nothing leaves it: links lead nowhere and forms send nothing here.
 */
export function FramePage({ dress, children }: FramePageProps) {
  const [scene, setScene] = useState<Scene>();
  const [stager] = useState(createStager);
  const { supplies, retry } = useSupplies(scene, stager.entryOf);
  const stage = useMemo(() => (scene === undefined ? undefined : stager.stage(scene, supplies)), [stager, scene, supplies]);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = listenToHolder((given) => {
      stager.learn(given);
      setScene(given);
    });
    post(parent, { kind: 'ready' });
    return stop;
  }, [stager]);

  useEffect(() => {
    if (stage !== undefined) dress(stage);
  }, [stage, dress]);

  const { selected, reveals } = stage ?? {};
  useEffect(() => {
    for (const element of page.current?.querySelectorAll('[data-chosen]') ?? []) element.removeAttribute('data-chosen');
    const chosen = selected === undefined ? null : page.current?.querySelector(`[data-section-id="${CSS.escape(selected)}"]`);
    chosen?.setAttribute('data-chosen', '');
  }, [selected, stage]);
  useEffect(() => {
    if (!reveals || page.current === null) return;
    page.current.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [reveals]);

  useFrameGestures(page, stage !== undefined);

  if (stage === undefined) return null;
  return children(
    stage.locale,
    <Page ref={page}>
      {stage.shown.map((shown, index) => (
        <One key={shown.key} shown={shown} first={index === 0} told={stage.told} locale={stage.locale} onRetry={retry} />
      ))}
    </Page>,
  );
}
