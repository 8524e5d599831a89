import type { Names } from './page.ts';

/** The event that changes a list, and the dialog it opens first. */
export interface Edit<N extends Names> {
  readonly type: 'EDIT';
  readonly answers: N['detail'];
  readonly asks?: N['dialog'] | undefined;
  readonly opens: string;
}
