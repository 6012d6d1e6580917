import { editorBinListMock } from '@kermesse/api/mocks/editor-bin-list';
import { editorBinRestoreMock } from '@kermesse/api/mocks/editor-bin-restore';
import { editorDocumentGetMock } from '@kermesse/api/mocks/editor-document-get';
import { editorDocumentPublishMock } from '@kermesse/api/mocks/editor-document-publish';
import { editorDocumentsListMock } from '@kermesse/api/mocks/editor-documents-list';
import { editorLinksListMock } from '@kermesse/api/mocks/editor-links-list';
import { editorPageRemoveMock } from '@kermesse/api/mocks/editor-page-remove';
import { editorRedirectsListMock } from '@kermesse/api/mocks/editor-redirects-list';
import { editorVersionGetMock } from '@kermesse/api/mocks/editor-version-get';
import { editorVersionsListMock } from '@kermesse/api/mocks/editor-versions-list';
import { sitePropsMock } from '@kermesse/api/mocks/site-props';
import { createWorld, mockDate } from '@kermesse/api/mock-world';
import type { HttpHandler } from 'msw';
import type { Configuration } from '../document/json.ts';
import { slugOf } from '../store/workspace.ts';

const live = [
  editorBinListMock,
  editorBinRestoreMock,
  editorDocumentGetMock,
  editorDocumentPublishMock,
  editorDocumentsListMock,
  editorLinksListMock,
  editorPageRemoveMock,
  editorRedirectsListMock,
  editorVersionGetMock,
  editorVersionsListMock,
];

/** Creates a mock server's data in which a page has these versions, the oldest first. */
export function createWorldWith(...versions: Configuration[]) {
  const world = createWorld();
  world.versions.set(
    `page ${slugOf(versions.at(-1) ?? {})}`,
    versions.map((configuration, index) => ({ version: index + 1, createdAt: mockDate, configuration })),
  );
  return world;
}

/** Returns the parameters of a story with a mock server. The handlers in `first` replace its own. */
export const mockServer = (world = createWorld(), first: readonly HttpHandler[] = []) => ({
  msw: { handlers: [...first, sitePropsMock.success(), ...live.map((mock) => mock.live(world))] },
});
