import { readDatabaseSettings, openForCommand } from '../open-for-command.ts';
import { describeStartFailure } from '../../start-failure.ts';
import { describeAssignment, describeSetAside, setAsideUsage } from './report.ts';
import { assignAddress, listSetAside } from './set-aside.ts';

// `npm run set-aside`: lists the accounts whose address was set aside, and gives one of them a new address.

async function run([command, userId, address, ...more]: string[]): Promise<number> {
  if (command === '--help' || command === '-h' || command === 'help') {
    console.log(setAsideUsage);
    return 0;
  }
  const gives = command === 'give' && userId !== undefined && address !== undefined && more.length === 0;
  if (command !== undefined && !gives) {
    console.error(setAsideUsage);
    return 2;
  }
  const database = await openForCommand(
    readDatabaseSettings(),
    'Stop the server first: this command needs exclusive access to the folder.',
  );
  try {
    if (!gives) {
      console.log(describeSetAside(await listSetAside(database.db)));
      return 0;
    }
    const given = await assignAddress(database.db, userId, address);
    console.log(describeAssignment(given, userId, address));
    return given === 'given' ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error((await describeStartFailure(error, process.env['DATA_DIR'] ?? '.data')) ?? error);
  process.exitCode = 1;
}
