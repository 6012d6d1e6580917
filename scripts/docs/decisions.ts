import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

const form =
  /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\\\nStatus: (.+\.)\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;

/** Returns the decisions that do not follow the template, each with what to change. */
export function misshapenDecisions(folder = join(root, 'docs', 'decisions')): string[] {
  return decisionFiles(folder).flatMap((file) => {
    const match = form.exec(readFileSync(join(folder, file), 'utf8'));
    if (match === null)
      return [
        `${file}: expected "# N. Title", "Date: YYYY-MM-DD\\", "Status: ….", ## Context, ## Decision, ## Consequences`,
      ];
    return Number(match[1]) === Number(file.slice(0, 4)) ? [] : [`${file}: its heading has the number ${match[1]}`];
  });
}

const decisionFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .toSorted();

/** Returns the text of docs/decisions/README.md: a table of all decisions with date and status. */
export function decisionsIndex(folder = join(root, 'docs', 'decisions')): string {
  const rows = decisionFiles(folder).map((file) => {
    const [, number, title, date, status = ''] = form.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return `| ${number} | [${title}](${file}) | ${date} | ${status} |`;
  });
  return [
    '# Decisions',
    '',
    'The architecture decision records of this project: what was decided, when and why. Each record has a number, a title,',
    'a date, a status, a context, a decision and consequences. A superseded record stays here; its status names the record',
    'that replaces it. Numbers identify records and have gaps: a missing number has never had a record.',
    '`npm run generate` writes this index.',
    '',
    '| | decision | date | status |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
