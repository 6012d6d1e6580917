import * as React from 'react';

/* Turns off React's profiling for tests. The development build reports every render and element to the browser's
   profiler, and records where each element was created. Tests need neither, and together they take a fifth of the time.
   React looks for the profiler once, when its code loads, and records only the first 10,000 elements. */
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: Function.prototype as () => void,
  });
