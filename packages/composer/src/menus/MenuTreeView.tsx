import { isShownInMenu } from '@kermesse/sections/menus';
import { pathText } from '@kermesse/sections/faults';
import { FolderOpen, GripVertical, Link2, PanelBottom, PanelTop } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FaultCount } from '../checks/FaultCount.tsx';
import { useFaultCount } from '../form/FormContext.ts';
import { menuLocations, nodeOf, placeOfNode, type MenuLocation, type MenuNode, type MenuPlace, type MenuTree } from './tree.ts';
import type { useMenuActions } from './useMenuActions.ts';

const List = styled(Tree)`
  display: grid;
  align-content: start;
  gap: 1px;
  outline: none;

  & .react-aria-DropIndicator {
    height: 0;
    outline: 1.5px solid transparent;
  }
  & .react-aria-DropIndicator[data-drop-target] {
    outline-color: var(--focus);
  }
`;

const Row = styled(TreeItem)`
  border-radius: var(--radius);
  outline: none;
  cursor: default;

  &[data-hovered] {
    background: color-mix(in srgb, var(--ink) 6%, transparent);
  }
  &[data-selected] {
    background: color-mix(in srgb, var(--highlight) 26%, transparent);
    box-shadow: inset 3px 0 0 var(--highlight-text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-drop-target] {
    outline: 2px solid var(--focus);
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 24px 18px minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px;
  min-height: 38px;
  padding: 3px 6px 3px 2px;
  font-size: 0.9375rem;
  line-height: 1.3;

  &[data-level='1'] {
    margin-block-start: 6px;
    font-weight: 650;
  }
  &[data-level='2'] {
    padding-inline-start: 14px;
  }
  &[data-level='3'] {
    padding-inline-start: 38px;
  }
  & > svg {
    width: 16px;
    height: 16px;
    color: var(--ink-soft);
  }
  & > span {
    overflow: hidden;
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

const Grip = styled(Button)`
  display: grid;
  place-items: center;
  width: 24px;
  height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  cursor: grab;

  & > svg {
    width: 16px;
    height: 16px;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }
`;

type Actions = ReturnType<typeof useMenuActions>;

function NodeRow({ node, level, name }: { node: MenuNode; level: number; name: string }) {
  const { t } = useTranslation('composer');
  const faults = useFaultCount(pathText(node.path ?? ['menus', -1]));
  const off = node.kind === 'entry' && !isShownInMenu(node.value);
  const href = node.value['path'];
  const more = [off ? t('outline.off') : '', node.kind === 'entry' && typeof href === 'string' ? href : ''].filter(Boolean).join(' · ');
  return (
    <Line data-level={level} data-off={off ? '' : undefined}>
      <Grip slot="drag" aria-label={t('outline.drag', { name })}>
        <GripVertical aria-hidden="true" />
      </Grip>
      {node.kind === 'group' ? <FolderOpen aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      <span>
        <strong>{name}</strong> {more !== '' && <small>{more}</small>}
      </span>
      <FaultCount count={faults} />
    </Line>
  );
}

export interface MenuTreeViewProps {
  tree: MenuTree;
  selected: string;
  onSelect: (key: string) => void;
  actions: Pick<Actions, 'moveTo' | 'onKeyDown' | 'nameOf'>;
}

const isLocation = (key: unknown): key is MenuLocation => menuLocations.some((each) => each === key);

/** The place that a drop at a row means; undefined where nothing can be dropped. */
function placeOfDrop(tree: MenuTree, key: string, position: 'before' | 'on' | 'after'): MenuPlace | undefined {
  if (isLocation(key)) return position === 'before' ? undefined : { location: key, index: position === 'on' ? tree[key].length : 0 };
  const place = placeOfNode(tree, key);
  const node = nodeOf(tree, key);
  if (place === undefined || node === undefined) return undefined;
  if (position !== 'on') return { ...place, index: place.index + (position === 'after' ? 1 : 0) };
  return node.kind === 'group' ? { location: place.location, group: node.key, index: node.children.length } : undefined;
}

/** The menus of the header and the footer as one tree: dragged, or moved by Alt with an arrow. */
export function MenuTreeView({ tree, selected, onSelect, actions }: MenuTreeViewProps) {
  const { t } = useTranslation('composer');
  const { moveTo, onKeyDown, nameOf } = actions;
  const dragged = useRef<string>(undefined);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].filter((key) => !isLocation(key)).map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0]);
    },
    getDropOperation: (target) => {
      const key = target.type === 'item' ? String(target.key) : '';
      const place = target.type === 'item' ? placeOfDrop(tree, key, target.dropPosition) : undefined;
      const group = nodeOf(tree, dragged.current ?? '')?.kind === 'group';
      return place === undefined || (group && place.group !== undefined) ? 'cancel' : 'move';
    },
    onMove: ({ keys, target }) => {
      const [key] = [...keys].map(String);
      const place = placeOfDrop(tree, String(target.key), target.dropPosition);
      if (key !== undefined && place !== undefined) moveTo(key, place);
    },
  });
  const rowOf = (node: MenuNode, level: number) => (
    <Row key={node.key} id={node.key} textValue={nameOf(node)}>
      <TreeItemContent>
        <NodeRow node={node} level={level} name={nameOf(node)} />
      </TreeItemContent>
      {node.children.map((child) => rowOf(child, level + 1))}
    </Row>
  );
  const groups = menuLocations.flatMap((location) => tree[location].flatMap(({ kind, key }) => (kind === 'group' ? [key] : [])));
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      <List
        aria-label={t('menus.tree')}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[selected]}
        expandedKeys={[...menuLocations, ...groups]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) onSelect(String(key));
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {menuLocations.map((location) => (
          <Row key={location} id={location} textValue={t(`menus.${location}`)}>
            <TreeItemContent>
              <Line data-level={1}>
                <span />
                {location === 'header' ? <PanelTop aria-hidden="true" /> : <PanelBottom aria-hidden="true" />}
                <span>{t(`menus.${location}`)}</span>
              </Line>
            </TreeItemContent>
            {tree[location].map((node) => rowOf(node, 2))}
          </Row>
        ))}
      </List>
    </div>
  );
}
