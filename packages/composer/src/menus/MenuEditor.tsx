import { isShownInMenu } from '@kermesse/sections/menus';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { ArrowDown, ArrowUp, FolderPlus, IndentDecrease, IndentIncrease, Link2, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type * as z from 'zod';
import { focusSelectedRow, selectedRow } from '../controls/focus.ts';
import { TouchDrag, type TouchDropTarget } from '../controls/TouchDrag.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { isAtOrBelow, type Configuration } from '../document/json.ts';
import { useLockedElsewhere } from '../drafts/draft-lock-context.ts';
import { useOnRequest } from '../form/field/use-field.ts';
import { FormField } from '../form/FormField.tsx';
import { useWorkspace } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { canDrop, placeOfDrop } from './drop.ts';
import { MenuTreeView } from './MenuTreeView.tsx';
import { readMenus } from './read.ts';
import {
  changedNode,
  menuLocations,
  movedNode,
  nodeOf,
  nodesIn,
  placeAfter,
  placeOfNode,
  type MenuNode,
  type MenuStep,
  type MenuTree,
} from './tree.ts';
import { useMenuActions } from './use-menu-actions.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const MenuPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  & > h3 {
    font: 650 1rem / 1.3 var(--sans);
  }
`;

const Chosen = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 12px 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  & > header > h4 {
    margin-inline-end: auto;
    font: 650 1rem / 1.3 var(--sans);
  }
  & > label {
    display: flex;
    align-items: center;
    gap: 9px;
    font-weight: 620;
    font-size: 0.9375rem;
  }
  & > label > input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--brand);
  }
`;

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.4;
`;

const inside = (schema: z.ZodType | undefined): Record<string, z.ZodType> => {
  const item = schema === undefined ? undefined : metaOf(schema).item;
  return item === undefined ? {} : (metaOf(item).fields ?? {});
};
const siteFields = metaOf(siteSchema).fields ?? {};
/** The schemas of the fields of a menu link and of a group. */
const entryFields = inside(inside(siteFields['menus'])['items']);
const groupFields = inside(siteFields['menuItemGroups']);

const icons: Record<MenuStep, typeof ArrowUp> = {
  up: ArrowUp,
  down: ArrowDown,
  out: IndentDecrease,
  in: IndentIncrease,
};
const steps: readonly MenuStep[] = ['up', 'down', 'out', 'in'];

interface SelectedNodeProps {
  tree: MenuTree;
  node: MenuNode;
  actions: ReturnType<typeof useMenuActions>;
}

/** The form of the selected link or group, with the buttons that move and remove it. */
function SelectedNode({ tree, node, actions: { step, remove, setShown, nameOf } }: SelectedNodeProps) {
  const { t } = useTranslation('composer');
  const id = useId();
  const name = nameOf(node);
  const fields =
    node.kind === 'group'
      ? { title: groupFields['title'] }
      : { title: entryFields['title'], path: entryFields['path'] };
  const { path = [] } = node;
  return (
    <Chosen aria-labelledby={id}>
      <header>
        <h4 id={id}>{t(node.kind === 'group' ? 'menus.group' : 'menus.link')}</h4>
        {steps.map((move) => {
          const Icon = icons[move];
          return (
            <ToolButton
              key={move}
              label={t(`menus.${move}`, { name })}
              icon={<Icon />}
              disabledReason={placeAfter(tree, node.key, move) === undefined ? t(`menus.cannot.${move}`) : undefined}
              onClick={() => step(node.key, move)}
            />
          );
        })}
        <ToolButton label={t('menus.remove', { name })} icon={<Trash2 />} onClick={() => remove(node.key)} />
      </header>
      {Object.entries(fields).map(([field, schema]) =>
        schema === undefined ? null : (
          <FormField key={`${node.key} ${field}`} schema={schema} keys={[...path, field]} />
        ),
      )}
      {node.kind === 'entry' && (
        <label>
          <input
            type="checkbox"
            checked={isShownInMenu(node.value)}
            onChange={({ target }) => setShown(node, target.checked)}
          />
          {t('menus.shown')}
        </label>
      )}
    </Chosen>
  );
}

/** Returns the key of the node that contains a path. */
function keyOfPath(tree: MenuTree, keys: readonly (string | number)[] | undefined): string | undefined {
  if (keys === undefined) return undefined;
  const contains = ({ path }: MenuNode) => path !== undefined && isAtOrBelow(keys, path);
  return nodesIn(tree).find(contains)?.key;
}

/** Shows the selected row: focuses it instead of another one, or scrolls to it unless the menus have the focus. */
function showSelectedRow(): void {
  focusSelectedRow();
  afterTwoFrames(() => {
    if (document.activeElement?.closest('section') === null) selectedRow()?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * The editor of the site's menus: their links and groups in the order of the site, and the form of the selected one.
 *
 * @param before the site configuration before its last change. Undo and redo select the node that they change.
 */
export function MenuEditor({ before }: { before: Configuration }) {
  const { t } = useTranslation('composer');
  const tree = useWorkspace((workspace) => readMenus(configurationOf(workspace)));
  const lockedElsewhere = useLockedElsewhere();
  const focusRequest = useWorkspace((workspace) => workspace.focusRequest);
  const id = useId();
  const dragged = useRef<string>(undefined);
  const [selected, select] = useState('');
  const [known, setKnown] = useState(() => readMenus(before));
  const [followed, setFollowed] = useState(0);
  if (tree !== known) {
    setKnown(tree);
    const moved = lockedElsewhere ? undefined : movedNode(known, tree, selected);
    const changed = lockedElsewhere ? undefined : (changedNode(known, tree) ?? moved);
    if (changed !== undefined && (changed !== selected || changed === moved)) {
      select(changed);
      setFollowed(followed + 1);
    }
  }
  useEffect(() => {
    if (followed > 0) showSelectedRow();
  }, [followed]);
  // A move selects nothing: the form of the link would push the other menu off the screen.
  const actions = useMenuActions(selected, select, setKnown);
  // A check of a field in a menu selects the node with the field.
  useOnRequest(focusRequest, () => select(keyOfPath(tree, focusRequest?.keys) ?? selected));
  const node = nodeOf(tree, selected);
  const dropPlace = (target: TouchDropTarget) => {
    const empty = menuLocations.find((location) => location === target.key);
    if (empty !== undefined) return placeOfDrop(tree, empty, { type: 'root' });
    const location = placeOfNode(tree, target.key)?.location;
    return location === undefined ? undefined : placeOfDrop(tree, location, { type: 'item', ...target });
  };
  const drop = (key: string, target: TouchDropTarget) => {
    const place = dropPlace(target);
    if (place !== undefined) actions.moveTo(key, place);
  };
  return (
    <TouchDrag allows={(key, target) => canDrop(tree, key, dropPlace(target))} onDrop={drop}>
      <Hint>{t('menus.about')}</Hint>
      {menuLocations.map((location) => {
        const hasSelection = node !== undefined && placeOfNode(tree, node.key)?.location === location;
        return (
          <MenuPart key={location} aria-labelledby={`${id}-${location}`}>
            <h3 id={`${id}-${location}`}>{t(`menus.${location}`)}</h3>
            <MenuTreeView
              location={location}
              tree={tree}
              selected={hasSelection ? node.key : undefined}
              onSelect={select}
              actions={actions}
              dragged={() => dragged.current}
              onDrag={(key) => (dragged.current = key)}
            />
            <Actions>
              <ToolButton
                look="line"
                icon={<Link2 aria-hidden="true" />}
                onClick={() => actions.add('entry', location)}
              >
                {t('menus.addLink')}
              </ToolButton>
              <ToolButton
                look="line"
                icon={<FolderPlus aria-hidden="true" />}
                onClick={() => actions.add('group', location)}
              >
                {t('menus.addGroup')}
              </ToolButton>
            </Actions>
            {hasSelection && <SelectedNode key={node.key} tree={tree} node={node} actions={actions} />}
          </MenuPart>
        );
      })}
    </TouchDrag>
  );
}
