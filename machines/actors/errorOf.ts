/** Params of guards and actions behind an onError: takes the event, gives what the port rejected with. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
