import { documentedVariables, type DocumentedVariable } from './environment.ts';
import { fileShape } from './file-variables.ts';
import { gatewayShape } from './gateway-variables.ts';
import { mapShape } from './map-variables.ts';
import { smsShape } from './sms-variables.ts';
import { uploadShape } from './upload-variables.ts';

/** The decision that explains a variable, by the name of the variable. */
const decisions: Record<string, string> = {
  GRACE_SECONDS: '0065-deploy-without-downtime',
  DELETION_DAYS: '0058-delete-accounts-after-thirty-days',
  FILES_URL: '0069-support-s3-file-storage',
  DISK_RESERVE_MB: '0062-stream-uploads-to-disk',
  MAP_STYLE_URL: '0060-draw-maps-from-bundled-data',
  SMS_COUNTRIES: '0054-bind-phone-codes-to-browsers-and-limit-sms',
};

const groups: { title: string; names: ReadonlySet<string> }[] = [
  { title: 'Mail, SMS, Google and the human check', names: new Set(Object.keys(gatewayShape)) },
  { title: 'Limits of SMS', names: new Set(Object.keys(smsShape)) },
  { title: 'File store', names: new Set(Object.keys(fileShape)) },
  { title: 'Uploads', names: new Set(Object.keys(uploadShape)) },
  { title: 'Maps', names: new Set(Object.keys(mapShape)) },
];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

function row({ name, needed, expected }: DocumentedVariable): string {
  const decision = decisions[name] === undefined ? '' : ` ([why](decisions/${decisions[name]}.md))`;
  const shown = needed ? `**\`${name}\`**` : `\`${name}\``;
  return `| ${shown} | ${cell(expected)}${decision} |`;
}

/** Returns the text of `docs/configuration.md`, from the schema that validates the settings at startup. */
export function configurationPage(): string {
  const variables = documentedVariables();
  const grouped = new Set(groups.flatMap(({ names }) => [...names]));
  const sections = [
    { title: 'Server', list: variables.filter(({ name }) => !grouped.has(name)) },
    ...groups.map(({ title, names }) => ({ title, list: variables.filter(({ name }) => names.has(name)) })),
  ];
  const tables = sections.map(({ title, list }) =>
    [`## ${title}`, '', '| variable | value |', '|---|---|', ...list.map(row)].join('\n'),
  );
  return `<!-- Made by \`npm run generate\` from packages/server/src/platform/config; not to be edited. -->

# Settings

The server reads its settings from environment variables and checks them when it starts. It names every one that cannot be
used, is missing or would let strangers in, and does not start. In production (\`NODE_ENV=production\`) those in bold are needed.

${tables.join('\n\n')}
`;
}
