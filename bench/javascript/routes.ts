/** The routes whose JavaScript is measured, by their names in the table. */
export const routes: Record<string, string> = {
  home: '/',
  tarifs: '/tarifs',
  agenda: '/agenda',
  charte: '/charte',
  '404': '/nulle-part',
};
