import * as z from 'zod';

// Compiled validators need `eval`, which the policy of the composer's pages refuses. This module is to be imported
// before any that makes a schema.
z.config({ jitless: true });
