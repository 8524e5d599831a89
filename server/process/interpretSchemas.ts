import * as z from 'zod';

// Zod else writes a parser for each object and V8 optimises it: that of a whole claim takes 250 MB outside the heap, which no process
// gives back. It must be said before the first schema is made.
z.config({ jitless: true });
