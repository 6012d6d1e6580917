import { describeLockHolder, findLockHolder, lockFolder } from '../../../src/platform/data-folder/folder-lock.ts';

/** Tries to lock a folder and prints the result; the winner holds the lock until it is killed. */
const folder = process.argv[2] ?? '';
const lock = lockFolder(folder, 'server');
if (lock === null) console.log(`refused: ${describeLockHolder(folder, await findLockHolder(folder))}`);
else {
  lock.announce({ port: 4711 });
  console.log('held');
  setInterval(() => undefined, 1000);
}
