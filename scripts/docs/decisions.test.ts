import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misshapenDecisions } from './decisions.ts';

test('every decision has a number, a title, a date, a status, a context, a decision and consequences', () => {
  expect(misshapenDecisions()).toEqual([]);
});

test('misshapenDecisions reports missing consequences and a number that differs from the file name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  const head = (number: number) =>
    `# ${number}. Title\n\nDate: 2026-11-22\\\nStatus: Accepted.\n\n## Context\n\nA.\n\n## Decision\n\nB.\n`;
  writeFileSync(join(folder, '0001-first.md'), head(1));
  writeFileSync(join(folder, '0002-second.md'), `${head(3)}\n## Consequences\n\nC.\n`);
  writeFileSync(join(folder, '0004-fourth.md'), `${head(4)}\n## Consequences\n\nC.\n`);
  expect(misshapenDecisions(folder)).toEqual([
    expect.stringContaining('0001-first.md: expected'),
    '0002-second.md: its heading has the number 3',
  ]);
  rmSync(folder, { recursive: true });
});
