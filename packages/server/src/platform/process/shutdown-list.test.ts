import { expect, it } from 'vitest';
import { createShutdownList } from './shutdown-list.ts';

const moment = () => new Promise<void>((done) => void setImmediate(done));

/** Creates a list whose resources record when their closing begins and ends. */
function recordingList() {
  const steps: string[] = [];
  const list = createShutdownList((text, error) => steps.push(`${text} ${(error as Error).message}`));
  for (const name of ['lock', 'database', 'port'])
    list.add(name, async () => {
      steps.push(`close ${name}`);
      await moment();
      steps.push(`closed ${name}`);
    });
  return { list, steps };
}

it('closes resources in reverse order of creation, each after the one before', async () => {
  const { list, steps } = recordingList();
  await list.closeAll();
  expect(steps).toEqual([
    'close port',
    'closed port',
    'close database',
    'closed database',
    'close lock',
    'closed lock',
  ]);
});

it('closes the others if closing one fails', async () => {
  const { list, steps } = recordingList();
  list.add('the timer', () => {
    throw new Error('no timer');
  });
  list.add('the control server', () => Promise.reject(new Error('no port')));
  await list.closeAll();
  expect(steps.filter((step) => !step.startsWith('close '))).toEqual([
    'Closing the control server failed: no port',
    'Closing the timer failed: no timer',
    'closed port',
    'closed database',
    'closed lock',
  ]);
});

it('closes each resource once, and every caller waits until all are closed', async () => {
  const { list, steps } = recordingList();
  const first = list.closeAll();
  await list.closeAll();
  expect(steps.at(-1)).toBe('closed lock');
  await first;
  expect(steps).toHaveLength(6);
});
