/** How long what happens in the background is waited for: a machine may be busy with other tests. */
export const patience = { timeout: 30_000 };
