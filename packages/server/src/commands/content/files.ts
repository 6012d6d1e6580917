import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorText, OperatorError } from '../../platform/config/operator-error.ts';
import { isCode, isMissingFile } from '../../platform/files/disk-errors.ts';
import { replaceFileSync } from '../../platform/files/replace-file.ts';

/** Resolves a file name against the user's working directory: npm runs scripts from the workspace's root. */
function resolveFile(file: string): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  return resolve(npm_lifecycle_event === 'content' && INIT_CWD !== undefined ? INIT_CWD : process.cwd(), file);
}

function fileProblem(error: unknown): string {
  if (isMissingFile(error)) return 'there is no such file';
  if (isCode(error, 'EISDIR')) return 'it is a folder';
  if (isCode(error, 'EACCES')) return 'it may not be read or written';
  if (isCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) return 'it is not encoded as UTF-8';
  return errorText(error);
}

/**
 * Reads and parses a JSON file.
 * @throws {OperatorError} when it cannot be read, or is not valid JSON.
 */
export function readJsonFile(file: string): unknown {
  let text: string;
  try {
    // Without a byte order mark, which some editors write.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolveFile(file)));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${fileProblem(error)}.`);
  }
  if (text.trim() === '') throw new OperatorError(`${file} is empty.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = errorText(error).replace(/ is not valid JSON$/, '');
    throw new OperatorError(`${file} is not valid JSON: ${problem}.`);
  }
}

/** Whether a path is a device or a pipe, such as `/dev/null`: it must not be replaced by a file. */
function isSpecialFile(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/**
 * Writes a file, and replaces an existing one as a whole. Writes to a device or a pipe directly.
 * @throws {OperatorError} when it cannot be written.
 */
export function writeTextFile(file: string, text: string): void {
  try {
    const path = resolveFile(file);
    if (isSpecialFile(path)) writeFileSync(path, text);
    else replaceFileSync(path, text);
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be written: ${isMissingFile(error) ? 'its folder does not exist' : fileProblem(error)}.`,
    );
  }
}
