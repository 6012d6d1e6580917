import { dialogOf } from '../dialogs/dialog-of.tsx';

/** The dialogs that open, create and remove documents. Their code loads on first use. */
export const dialogs = {
  open: dialogOf(async () => (await import('../files/OpenDialog.tsx')).OpenDialog),
  create: dialogOf(async () => (await import('../files/NewPageDialog.tsx')).NewPageDialog),
  server: dialogOf(async () => (await import('../publish/PagesDialog.tsx')).PagesDialog),
  redirects: dialogOf(async () => (await import('../publish/RedirectsDialog.tsx')).RedirectsDialog),
  remove: dialogOf(async () => (await import('../publish/RemovePageDialog.tsx')).RemovePageDialog),
  bin: dialogOf(async () => (await import('../bin/BinDialog.tsx')).BinDialog),
};
