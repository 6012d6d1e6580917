/** The attribution that the licences of the site's own map data require (`geography/data/LICENCES.md`). */
export const ownAttribution =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a> · <a href="https://www.naturalearthdata.com">Natural Earth</a> · <a href="https://www.geonames.org">GeoNames</a>';
