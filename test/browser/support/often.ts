/** How soon `expect.poll` looks again: most of what a test waits for takes a moment. */
export const often = { intervals: [20, 50, 100] };
