/** What is asked of a schema here. Inferring what a whole one reads costs the types much more. */
export interface Reads<T> {
  readonly safeParse: (value: unknown) => { readonly data?: T | undefined };
}

/** What a text says, as the schema reads it; undefined for one that is damaged, or that only a newer release understands. */
export const readJson = <T>(schema: Reads<T>, text: string): T | undefined => {
  // Where nothing was stored, an error would have the browser parse every function on the way here.
  if (text === '') return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
