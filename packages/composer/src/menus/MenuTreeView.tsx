import { isShownInMenu } from '@kermesse/sections/menus';
import { ChevronRight, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useDragAndDrop, type DropTarget } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { draggableRow, dropLine } from '../controls/controls.styles.ts';
import { DragHandle, RowButton } from '../controls/DragHandle.tsx';
import { FaultCount } from '../faults/FaultCount.tsx';
import { useFaultCount } from '../faults/form-context.ts';
import { lacksEnglish } from '../translations/missing.ts';
import { MissingTranslationBadge } from '../translations/MissingTranslationBadge.tsx';
import { canDrop, placeOfDrop } from './drop.ts';
import { placeOfNode, type MenuLocation, type MenuNode, type MenuTree } from './tree.ts';
import type { useMenuActions } from './use-menu-actions.ts';

const List = styled(Tree)`
  ${dropLine}
  display: grid;
  align-content: start;
  gap: 1px;
  outline: none;

  &[data-empty] {
    padding: 10px 8px;
    border: 1px dashed var(--control);
    border-radius: var(--radius);
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
  &[data-drop-target] {
    outline: 2px solid var(--focus);
  }
`;

const Row = styled(TreeItem)`
  ${draggableRow}

  &[data-drop-target] {
    outline: 2px solid var(--focus);
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(1.5rem, auto) minmax(1.25rem, auto) minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: 6px;
  min-height: 38px;
  padding-block: 3px;
  padding-inline: 2px 6px;
  font-size: 0.9375rem;
  line-height: 1.3;

  &[data-level='2'] {
    padding-inline-start: 1.75rem;
  }
  & > svg {
    width: 1rem;
    height: 1rem;
    color: var(--ink-soft);
  }
  & > span {
    overflow: hidden;
    padding-block: 2px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  &[data-off] strong {
    color: var(--ink-soft);
    text-decoration: line-through;
  }
  & strong {
    font-weight: 560;
  }
`;

const Fold = styled(RowButton)`
  width: 1.25rem;
  cursor: pointer;

  [data-expanded] & > svg {
    transform: rotate(90deg);
  }
`;

type Actions = ReturnType<typeof useMenuActions>;

const isHidden = (node: MenuNode) => node.kind === 'entry' && !isShownInMenu(node.value);

/** Returns the number of a node's own texts without a translation. Its only text is its title. */
const missingIn = ({ value }: MenuNode) => Number(lacksEnglish(value['title']));

const useNodeFaults = (node: MenuNode) => useFaultCount(node.path ?? ['menus', -1]);

function NodeLine({ node, level, name }: { node: MenuNode; level: number; name: string }) {
  const { t } = useTranslation('composer');
  const faults = useNodeFaults(node);
  const missing = missingIn(node);
  const hidden = isHidden(node);
  const href = node.value['path'];
  const details = [hidden ? t('menus.off') : '', node.kind === 'entry' && typeof href === 'string' ? href : '']
    .filter(Boolean)
    .join(' · ');
  return (
    <Line data-level={level} data-off={hidden ? '' : undefined}>
      <DragHandle name={name} />
      {node.children.length > 0 ? (
        <Fold slot="chevron" aria-label={t('menus.fold', { name })}>
          <ChevronRight aria-hidden="true" data-directed />
        </Fold>
      ) : node.kind === 'group' ? (
        <ChevronRight aria-hidden="true" data-directed />
      ) : (
        <Link2 aria-hidden="true" />
      )}
      <span>
        <strong>{name}</strong> {details !== '' && <small>{details}</small>}
      </span>
      <FaultCount count={faults} />
      <MissingTranslationBadge count={missing} />
    </Line>
  );
}

/** A link or a group, with its links. React Aria names the row by its label instead of its content. */
function NodeRow({ node, level, nameOf }: { node: MenuNode; level: number; nameOf: Actions['nameOf'] }) {
  const { t } = useTranslation('composer');
  const faults = useNodeFaults(node);
  const missing = missingIn(node);
  const name = nameOf(node);
  const label = [
    name,
    isHidden(node) ? t('menus.off') : '',
    faults > 0 ? t('checks.faultCount', { count: faults }) : '',
    missing > 0 ? t('translation.missingCount', { count: missing }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Row id={node.key} textValue={name} aria-label={label}>
      <TreeItemContent>
        <NodeLine node={node} level={level} name={name} />
      </TreeItemContent>
      {node.children.map((child) => (
        <NodeRow key={child.key} node={child} level={level + 1} nameOf={nameOf} />
      ))}
    </Row>
  );
}

export interface MenuTreeViewProps {
  location: MenuLocation;
  tree: MenuTree;
  selected: string | undefined;
  onSelect: (key: string) => void;
  actions: Pick<Actions, 'moveTo' | 'onKeyDown' | 'nameOf'>;
  /** Returns the key of the dragged node, from either menu. */
  dragged: () => string | undefined;
  onDrag: (key: string) => void;
}

const type = 'kermesse-menu-node';

/**
 * One menu of the site as a tree. Dragging (also to the other menu) or Alt with an arrow key moves links and groups.
 */
export function MenuTreeView({ location, tree, selected, onSelect, actions, dragged, onDrag }: MenuTreeViewProps) {
  const { t } = useTranslation('composer');
  const { moveTo, onKeyDown, nameOf } = actions;
  const [closed, setClosed] = useState<ReadonlySet<string | number>>(new Set());
  // A link that is selected, or that moves while it is, shows: its group opens.
  const group = selected === undefined ? undefined : placeOfNode(tree, selected)?.group;
  const [shown, setShown] = useState({ selected, group });
  if (shown.selected !== selected || shown.group !== group) {
    setShown({ selected, group });
    setClosed(new Set([...closed].filter((key) => key !== group)));
  }
  const drop = (target: DropTarget) => {
    const place = placeOfDrop(tree, location, target);
    const key = dragged();
    if (key !== undefined && place !== undefined) moveTo(key, place);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [type]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [type],
    onDragStart: ({ keys }) => {
      onDrag(String([...keys][0]));
    },
    getDropOperation: (target) =>
      canDrop(tree, dragged() ?? '', placeOfDrop(tree, location, target)) ? 'move' : 'cancel',
    onMove: ({ target }) => drop(target),
    onInsert: ({ target }) => drop(target),
    // Within one menu React Aria also calls `onMove`, which moves the node already.
    onItemDrop: ({ target, isInternal }) => {
      if (!isInternal) drop(target);
    },
    onRootDrop: () => drop({ type: 'root' }),
  });
  const groups = tree[location].flatMap(({ kind, key }) => (kind === 'group' ? [key] : []));
  return (
    <div
      role="presentation"
      onKeyDownCapture={onKeyDown}
      data-empty-list={tree[location].length === 0 ? location : undefined}
    >
      <List
        aria-label={t(`menus.${location}`)}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selected === undefined ? [] : [selected]}
        expandedKeys={groups.filter((key) => !closed.has(key))}
        onExpandedChange={(open) => setClosed(new Set(groups.filter((key) => !open.has(key))))}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) onSelect(String(key));
        }}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p>{t('menus.empty')}</p>}
      >
        {tree[location].map((node) => (
          <NodeRow key={node.key} node={node} level={1} nameOf={nameOf} />
        ))}
      </List>
    </div>
  );
}
