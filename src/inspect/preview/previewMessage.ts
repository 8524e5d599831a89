import * as z from 'zod';

/** What a preview tells the window around it: the page it is on. */
export const PreviewMessage = z.object({ kind: z.literal('PREVIEW'), flow: z.string(), page: z.string() });
export type PreviewMessage = z.infer<typeof PreviewMessage>;
