import { dialogOf } from '../dialogs/dialog-of.tsx';

/** The dialogs that documents come and go by, each with its code when it is first wanted. */
export const dialogs = {
  open: dialogOf(async () => (await import('../files/OpenDialog.tsx')).OpenDialog),
  create: dialogOf(async () => (await import('../files/NewPageDialog.tsx')).NewPageDialog),
  server: dialogOf(async () => (await import('../publish/PagesDialog.tsx')).PagesDialog),
  redirects: dialogOf(async () => (await import('../publish/RedirectsDialog.tsx')).RedirectsDialog),
  remove: dialogOf(async () => (await import('../publish/RemovePageDialog.tsx')).RemovePageDialog),
  bin: dialogOf(async () => (await import('../bin/BinDialog.tsx')).BinDialog),
};
