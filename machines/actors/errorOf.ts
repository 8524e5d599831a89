/** Params of guards and actions after an onError: what the port rejected with. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
