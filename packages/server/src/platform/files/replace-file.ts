import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns a new path in the folder of a file, because a file cannot be renamed across file systems. */
const draftOf = (file: string) => join(dirname(file), `.${randomUUID()}.draft`);

/** Flushes the entries of a folder to disk. Windows cannot do that, and flushes them itself. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames a file, so that its new name survives a power failure. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await flushFolder(dirname(to));
}

/**
 * Writes a file that only this user can read, so that readers never see a part of it and it survives a power failure.
 * @throws the errors of the file system and of `content`; an existing file is then unchanged.
 */
export async function replaceFile(file: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await renameDurably(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Writes a small file, so that readers never see a part of it. Does not write through a link at `file`.
 * @param mode the permissions before the process's mask.
 * @throws the errors of the file system; an existing file is then unchanged.
 */
export function replaceFileSync(file: string, text: string, mode = 0o666): void {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, text, { flag: 'wx', mode });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
