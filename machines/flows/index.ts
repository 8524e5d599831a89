import type { Flow } from '#machines/report/claimFlow.ts';
import { loadFlows } from './lines.ts';

/** Every flow of the product: service and tests read this list; the browser loads the one it runs. */
export const flows: readonly Flow[] = await loadFlows();
