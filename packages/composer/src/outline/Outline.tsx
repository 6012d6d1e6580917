import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { memo, useEffect, useId, useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FaultCount } from '../faults/FaultCount.tsx';
import { CommentCount } from '../comments/CommentCount.tsx';
import { draggableRow, dropLine } from '../controls/controls.styles.ts';
import { DragHandle } from '../controls/DragHandle.tsx';
import { TouchDrag } from '../controls/TouchDrag.tsx';
import { placesOf } from '../document/sections.ts';
import { useSectionName } from '../names/section-title.ts';
import { useEditorStore, useWorkspace } from '../store/context.ts';
import { pagePlace } from '../store/selection.ts';
import { configurationOf } from '../store/workspace.ts';
import { MissingTranslationBadge } from '../translations/MissingTranslationBadge.tsx';
import { OutlineMenu } from './OutlineMenu.tsx';
import { rowsOf, type OutlineRow } from './rows.ts';
import { useOutlineActions } from './use-outline-actions.ts';
import { useRowState } from './use-row-state.ts';

const List = styled(GridList<OutlineRow>)`
  ${dropLine}
  display: grid;
  align-content: start;
  gap: 1px;
  margin: 0;
  padding: 0 6px 12px;
  outline: none;

  & p {
    padding: 10px 8px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
`;

const Row = styled(GridListItem)`
  ${draggableRow}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px;
  min-height: 46px;
  padding-block: 4px;
  padding-inline: 2px 4px;

  &[data-off] [data-words] {
    color: var(--ink-soft);
    text-decoration: line-through;
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  font-size: 0.9375rem;
  line-height: 1.3;

  & > strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    font-weight: 600;
  }
  & > span {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * The text of a row, scrolled to when its section is selected or moved. A component of its own, so that typing in a
 * section renders only this and not the whole list.
 */
function RowWords({ place, id, name, state }: { place: OutlineRow; id: string; name: string; state: string }) {
  const { t } = useTranslation('composer');
  const { summary, faults, missing } = useRowState(place.key);
  const element = useRef<HTMLDivElement>(null);
  const selectedPosition = useWorkspace((workspace) =>
    workspace.selected === place.key
      ? placesOf(configurationOf(workspace)).findIndex(({ key }) => key === place.key)
      : -1,
  );
  useEffect(() => {
    if (selectedPosition !== -1) element.current?.closest('[role="row"]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedPosition]);
  return (
    <Words ref={element} id={id} data-words="">
      <strong>
        {name}
        <FaultCount count={faults} />
        <MissingTranslationBadge count={missing} />
        <CommentCount section={place.key} />
      </strong>
      <span>{[state, summary || t('outline.untitled')].filter(Boolean).join(' · ')}</span>
    </Words>
  );
}

/** A row of the list: the section's name, summary, faults and menu. */
function SectionRow({ place }: { place: OutlineRow }) {
  const { t } = useTranslation('composer');
  const nameOf = useSectionName();
  const name = useWorkspace((workspace) => nameOf(configurationOf(workspace), place.key));
  const state = place.disabled ? t('outline.off') : '';
  const id = useId();
  return (
    <Row
      id={place.key}
      textValue={[name, state].filter(Boolean).join(', ')}
      // Its text is its name, also while that changes: only the text renders again then.
      render={(props) => <div {...props} aria-label={undefined} aria-labelledby={id} />}
      data-off={place.disabled ? '' : undefined}
    >
      <DragHandle name={name} />
      <RowWords place={place} id={id} name={name} state={state} />
      <OutlineMenu place={place} name={name} />
    </Row>
  );
}

/**
 * The list of the page's sections. A click selects a section, dragging or Alt with an arrow key moves it, and a menu
 * has all other actions. React Aria announces drags and drop targets.
 */
export const Outline = memo(function Outline() {
  const { t } = useTranslation('composer');
  const store = useEditorStore();
  const places = useWorkspace((workspace) => rowsOf(configurationOf(workspace)));
  const selected = useWorkspace((workspace) => workspace.selected);
  const { drop, onKeyDown } = useOutlineActions();
  const { dragAndDropHooks } = useDragAndDrop<OutlineRow>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => drop(String(key), target),
  });
  // Moving the focus through the list to the form must not change the selection.
  const entering = useRef(false);
  const onEntering = ({ currentTarget, relatedTarget }: FocusEvent) => {
    entering.current = !currentTarget.contains(relatedTarget);
  };
  const onEntered = () => {
    entering.current = false;
  };
  return (
    <div onKeyDownCapture={onKeyDown} onFocusCapture={onEntering} onFocus={onEntered}>
      <TouchDrag allows={(_, { dropPosition }) => dropPosition !== 'on'} onDrop={drop}>
        <List
          aria-label={t('outline.sections')}
          items={places}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection={selected !== pagePlace}
          selectedKeys={selected === pagePlace ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined && !entering.current) store.select(String(key));
          }}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p>{t('outline.empty')}</p>}
        >
          {(place) => <SectionRow place={place} />}
        </List>
      </TouchDrag>
    </div>
  );
});
