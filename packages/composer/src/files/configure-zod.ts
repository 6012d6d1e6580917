import * as z from 'zod';

// Zod compiles validators with `eval`, which the composer's content security policy forbids. Import this module before
// any module that creates a schema.
z.config({ jitless: true });
