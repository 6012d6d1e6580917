import { editorBinRestore } from '@kermesse/api/editor-bin-restore';
import type { BinItem } from '@kermesse/api/schemas/pages/editor';
import type { EditorClient } from '../server/editor-client.ts';
import { binItemId, broadcastBinChange } from './bin-changes.ts';

/**
 * Restores an item of the server's bin and notifies all windows.
 *
 * @param slug the new address of a page
 */
export async function restoreItem(server: EditorClient, item: Pick<BinItem, 'kind' | 'id'>, slug?: string) {
  const { kind, id } = item;
  const result = await server.call(editorBinRestore, { kind, id, slug });
  if (result.ok) broadcastBinChange({ back: binItemId(item) });
  return result;
}
