import type { Fault } from '@kermesse/sections/faults';
import type { Configuration } from '../document/json.ts';
import type { FormSettings } from '../faults/form-context.ts';

/** Groups the faults that `find` returns by path. Caches the last configuration. */
export function byPath(find: (configuration: Configuration) => Fault[]): FormSettings['faultsOf'] {
  let last: Configuration | undefined;
  let map = new Map<string, Fault[]>();
  return (configuration) => {
    if (configuration === last) return map;
    last = configuration;
    map = new Map(Map.groupBy(find(configuration), ({ path }) => path));
    return map;
  };
}
