import { empty, loaded, loading, offline, oneSectionBroken, pageMeta } from './outcomes.tsx';

export default { title: 'Pages/Contact', ...pageMeta, args: { path: '/contact', outcome: 'loaded' } };

export const Loaded = loaded;
export const Empty = empty;
export const Loading = loading;
export const Offline = offline;
export const OneSectionBroken = oneSectionBroken;
