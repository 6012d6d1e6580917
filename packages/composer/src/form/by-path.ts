import type { Fault } from '@kermesse/sections/faults';
import type { Configuration } from '../document/json.ts';
import type { FormSettings } from '../faults/form-context.ts';

/** The faults of a part by their paths, worked out once for each configuration. */
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
