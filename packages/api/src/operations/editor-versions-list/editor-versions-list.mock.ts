import { versionsOf } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { maxListedVersions } from '../../schemas/pages/editor.ts';
import { editorVersionsList } from './editor-versions-list.ts';

export const editorVersionsListMock = mockOf(editorVersionsList, {
  respond: ({ kind, slug }, world) => {
    const versions = versionsOf(world, { kind, slug }).slice(-maxListedVersions);
    return { data: versions.map(({ version, createdAt }) => ({ version, createdAt })).toReversed() };
  },
  example: { data: [{ version: 1, createdAt: '2026-11-21T08:00:00.000Z' }] },
  invalid: { kind: 'unknown_choice' },
});
