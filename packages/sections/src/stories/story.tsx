import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { settingsSchema } from '../page/configuration.ts';
import type { Example } from '../schema/examples.ts';
import { metaOf, type FieldMeta } from '../schema/meta.ts';
import type { SectionDefinition } from '../schema/section.ts';
import { settingName, splitArgs } from './configuration.ts';
import { SectionStory } from './SectionStory.tsx';

/** The args of a section's story: the fields of its data, and its settings under prefixed names. */
export type SectionArgs = Record<string, unknown>;
/** A story of a section, with its fields as controls. */
export type SectionStoryObj = StoryObj<SectionArgs>;
/** The context of a play function in a section's story. */
export type SectionPlayContext = Parameters<NonNullable<SectionStoryObj['play']>>[0];

function controlOf(meta: FieldMeta) {
  const { options } = meta;
  if (options !== undefined)
    return { control: { type: 'select' as const }, options: options.map(({ value }) => value) };
  if (meta.kind === 'text' || meta.kind === 'link' || meta.kind === 'date' || meta.kind === 'time')
    return { control: { type: 'text' as const } };
  if (meta.kind === 'number') return { control: { type: 'number' as const } };
  if (meta.kind === 'flag') return { control: { type: 'boolean' as const } };
  if (meta.kind === 'color') return { control: { type: 'color' as const } };
  return { control: { type: 'object' as const } };
}

function argTypesOf(fields: FieldMeta['fields'], nameOf: (name: string) => string, category: string) {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, schema]) => {
      const meta = metaOf(schema);
      const sentences = [meta.label.en, meta.hint?.en ?? '', `Expected: ${meta.expected.en}`].filter(Boolean);
      const description = sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
      const type = { name: 'other' as const, value: meta.kind, required: meta.required };
      return [
        nameOf(name),
        { name, description, type, table: { category, type: { summary: meta.kind } }, ...controlOf(meta) },
      ];
    }),
  );
}

function argsOf(example: Example<unknown>): SectionArgs {
  const settings = Object.entries(example.settings ?? {}).map(([name, value]) => [settingName(name), value] as const);
  return { ...(example.data as SectionArgs), ...Object.fromEntries<unknown>(settings) };
}

/** Returns the meta of a section's story file: how to render it, and a control for each field. */
export function sectionMeta(section: SectionDefinition): Meta<SectionArgs> {
  return {
    render: (args): ReactElement => <SectionStory slug={section.slug} {...splitArgs(args)} />,
    argTypes: {
      ...argTypesOf(metaOf(section.schema).fields, (name) => name, 'Data'),
      ...argTypesOf(metaOf(settingsSchema).fields, settingName, 'Settings'),
    },
    parameters: {
      layout: 'fullscreen',
      controls: { sort: 'none' },
      frameHeight: 720,
      section,
      // The configuration for Storybook's panel.
      configuration: { slug: section.slug },
    },
  };
}

/** Creates a story of an example, to be extended by spreading it. The French screenshot includes its pictures. */
export function exampleStory(example: Example<unknown>): SectionStoryObj {
  return { args: argsOf(example), tags: ['screenshot', 'screenshot-pictures-once'] };
}

/**
 * Like `exampleStory`, for an example whose pictures another story shows: the screenshot replaces each picture by its
 * average colour.
 */
export function variantStory(example: Example<unknown>): SectionStoryObj {
  return { args: argsOf(example), tags: ['screenshot', 'screenshot-without-pictures'] };
}

/** A button of a service without a link of its own has the link of the section (specification §3). */
export const sharedLinkStory: SectionStoryObj = {
  args: {
    services: [
      { name: 'A', buttonText: 'Shared' },
      { name: 'B', buttonText: 'Own', buttonLink: '/register' },
    ],
    buttonLink: '/contact',
  },
  play: async ({ canvasElement }) => {
    const link = async (name: RegExp) => within(canvasElement).findByRole('link', { name });
    await expect(await link(/^Shared/)).toHaveAttribute('href', expect.stringMatching(/\/contact$/));
    await expect(await link(/^Own/)).toHaveAttribute('href', expect.stringMatching(/\/register$/));
  },
};
