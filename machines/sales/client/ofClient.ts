/** Whose page or block it is. */
export interface OfClient {
  readonly client: string;
}
