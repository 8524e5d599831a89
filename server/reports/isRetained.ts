/** How long drafts are retained, and the clock. */
export interface DraftRetention {
  /** Milliseconds after the last change of a draft. */
  readonly keepsDrafts: number;
  readonly now: () => Date;
}

/** When a draft is no longer retained: so long after its last change. */
export const retainedUntil = ({ keepsDrafts }: Pick<DraftRetention, 'keepsDrafts'>, changed: Date): Date =>
  new Date(changed.getTime() + keepsDrafts);

/** True while a draft is retained. One that is not is gone, whether or not it has been swept. */
export const isRetained = (keeping: DraftRetention, { updated_at }: { readonly updated_at: Date }): boolean =>
  retainedUntil(keeping, updated_at) > keeping.now();
