/** A file that can be looked at. */
export interface ViewedFile {
  readonly name: string;
  readonly kind: 'pdf' | 'picture';
  /** Its content, or the address it lies at. */
  readonly source: Blob | string;
}
