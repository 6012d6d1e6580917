import { lazyDialog } from '../dialogs/lazy-dialog.tsx';

/** The dialogs that open, create and remove documents. Their code loads on first use. */
export const dialogs = {
  open: lazyDialog(async () => (await import('../files/OpenDialog.tsx')).OpenDialog),
  create: lazyDialog(async () => (await import('../files/NewPageDialog.tsx')).NewPageDialog),
  server: lazyDialog(async () => (await import('../publish/PagesDialog.tsx')).PagesDialog),
  redirects: lazyDialog(async () => (await import('../publish/RedirectsDialog.tsx')).RedirectsDialog),
  remove: lazyDialog(async () => (await import('../publish/RemovePageDialog.tsx')).RemovePageDialog),
  bin: lazyDialog(async () => (await import('../bin/BinDialog.tsx')).BinDialog),
};
