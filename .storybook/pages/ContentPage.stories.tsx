import { empty, loaded, loading, offline, oneSectionBroken, pageMeta } from './outcomes.tsx';

export default { title: 'Pages/Content page', ...pageMeta, args: { path: '/charte', outcome: 'loaded' } };

export const Loaded = loaded;
export const Empty = empty;
export const Loading = loading;
export const Offline = offline;
export const OneSectionBroken = oneSectionBroken;
