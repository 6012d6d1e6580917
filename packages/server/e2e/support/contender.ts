import { describeHolder, holderOf, lockFolder } from '../../src/platform/database/folder-lock.ts';

/** Tries for a folder's lock and says what became of it; the winner keeps it until it is ended. */
const folder = process.argv[2] ?? '';
const lock = lockFolder(folder, 'server');
if (lock === null) console.log(`refused: ${describeHolder(folder, await holderOf(folder))}`);
else {
  lock.announce({ port: 4711 });
  console.log('held');
  setInterval(() => undefined, 1000);
}
