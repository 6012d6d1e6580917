/** The attribution that the licences of the map's own data require (`geography/LICENCES.md`). */
export const ownAttribution =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a> · <a href="https://www.naturalearthdata.com">Natural Earth</a> · <a href="https://www.geonames.org">GeoNames</a>';
