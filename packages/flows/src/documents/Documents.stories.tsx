import { documentsFileMock } from '@kermesse/api/mocks/documents-file';
import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { UnsavedGuard } from '../form/unsaved/UnsavedGuard.tsx';
import { longDocuments } from '../stories/account-people.ts';
import { expectNotice, expectUnavailable, failureText, user } from '../stories/form-stories.ts';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { useViewDocument } from './use-view-document.ts';
import { DocumentList } from './DocumentList.tsx';
import { UploadDialog } from './UploadDialog.tsx';

const added = fn().mockName('add');

const meta = {
  title: 'Flows/Documents',
  component: DocumentList,
  decorators: [onFlowStage],
  args: { documents: longDocuments, onView: fn() },
  parameters: { frameHeight: 640 },
} satisfies Meta<typeof DocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five documents with long names, of each status. */
export const List: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    const t = textsOf(context, 'documents');
    const rows = within(context.canvas.getByRole('list', { name: t.list })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    for (const [place, state] of [t.status1, t.status0, t.status2].entries())
      await expect(rows[place]).toHaveTextContent(state);
    const root = context.canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

const photographs = longDocuments.slice(0, 1).map((each) => ({ ...each, path: '1.png', name: 'Licence.png' }));

function ViewableList() {
  const { view } = useViewDocument();
  return <DocumentList documents={photographs} onView={view} />;
}

/** A photograph that cannot be read is downloaded. */
export const UnreadablePhotograph: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ViewableList />,
  parameters: { msw: { handlers: [documentsFileMock.success(new Blob(['not read']))] } },
  play: async (context) => {
    spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
      for (const type of ['error', 'loadend']) this.dispatchEvent(new ProgressEvent(type));
    });
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await context.canvas.findByRole('button', { name: /Licence\.png/ }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
  },
};

/** Uploads one file: replaces refused files, cancels, fails offline, retries, names the document and adds it. */
export const Upload: Story = {
  render: () => <UploadDialog isOpen onOpenChange={() => undefined} onAdd={added} />,
  parameters: { msw: { handlers: [http.post('*/api/documents/upload', async () => delay('infinite'))] } },
  play: async (context) => {
    const t = textsOf(context, 'documents');
    const dialog = await screen.findByRole('dialog', { name: t.addTitle });
    const choose = async (name = 'licence.pdf', content = '%PDF-1.7') =>
      user.upload(
        dialog.querySelector('input[type=file]') as HTMLInputElement,
        new File([content], name, { type: 'application/pdf' }),
      );
    await choose('empty.pdf', '');
    await screen.findByText(t.fileEmpty.replace('{{name}}', 'empty.pdf'));
    await expect(screen.getByRole('textbox', { name: t.name })).toHaveValue('');
    await choose();
    await expect(screen.getByRole('textbox', { name: t.name })).toHaveValue('licence.pdf');
    const progress = await screen.findByRole('progressbar', { name: t.sending });
    await waitFor(() => expect(progress).toBeVisible());
    await expectUnavailable(screen.getByRole('button', { name: t.add }));
    await user.click(screen.getByRole('button', { name: t.cancel }));
    await expect(screen.getByRole('button', { name: t.choose })).toBeVisible();
    // The server refuses this file: only another one helps.
    context.msw.use(documentsUploadMock.invalidData);
    await choose();
    const another = await screen.findByRole('button', { name: t.another });
    await expect(screen.queryByRole('button', { name: t.retry })).toBeNull();
    await user.click(screen.getByRole('button', { name: t.add }));
    await waitFor(() => expect(another).toHaveFocus());
    await user.click(another);
    context.msw.use(documentsUploadMock.offline);
    await choose();
    await expectNotice(context, failureText('offline', context));
    await user.click(screen.getByRole('button', { name: t.add }));
    await waitFor(() => expect(screen.getByRole('button', { name: t.retry })).toHaveFocus());
    context.msw.use(documentsUploadMock.success({ data: { path: 'documents/a.pdf', name: 'Licence (server).pdf' } }));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: t.another });
    const name = screen.getByRole('textbox', { name: t.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Licence (server).pdf');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: t.add }));
    await expect(added).not.toHaveBeenCalled();
    await user.type(name, 'Licence 2026');
    await user.click(screen.getByRole('button', { name: t.add }));
    await waitFor(() => expect(added).toHaveBeenCalledWith(expect.objectContaining({ name: 'Licence 2026', type: 1 })));
    // The second press of a double click may arrive while the dialog closes.
    await user.click(screen.getByRole('button', { name: t.add }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(added).toHaveBeenCalledOnce();
  },
};

function ClosableUpload() {
  const [isOpen, setOpen] = useState(true);
  return (
    <UnsavedGuard>
      <UploadDialog isOpen={isOpen} onOpenChange={setOpen} onAdd={added} />
    </UnsavedGuard>
  );
}

/** Escape asks before an uploaded file is lost. After the document is added, the dialog closes without a question. */
export const ClosedWithFile: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ClosableUpload />,
  parameters: { msw: { handlers: [documentsUploadMock.success()] } },
  play: async (context) => {
    const t = textsOf(context, 'documents', 'form');
    const dialog = await screen.findByRole('dialog', { name: t.addTitle });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    await screen.findByRole('button', { name: t.another });
    const name = screen.getByRole('textbox', { name: t.name });
    await waitFor(() => expect(name).toHaveFocus());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: t.stay }));
    await waitFor(() => expect(name).toHaveFocus());
    await user.click(screen.getByRole('button', { name: t.add }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
