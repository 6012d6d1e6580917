import * as React from 'react';

/*
 * React's development build tells the browser's profiler of every render and element, and writes down where each element
 * was made. Nobody reads either in a test, and together they take a fifth of the time. It looks for the profiler once, as
 * its code is loaded, and writes down only the first 10,000 elements.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });

const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: Function.prototype as () => void,
  });
