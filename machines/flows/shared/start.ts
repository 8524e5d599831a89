import { definePage } from '#machines/report/kit.ts';

/**
 * The first page of every DRAFT: what the reporter will need, and the button that begins. There is nothing to save. Source:
 * specification section 2.
 */
export const start = <const Next extends string>(next: readonly Next[]) =>
  definePage({ code: 'index', path: '/', step: 'role', saves: false, next });
