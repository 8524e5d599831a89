/** Params of guards and actions behind an onDone of a child machine: takes the event, gives what the child ended with. */
export const outcomeOf = <Outcome>({ event }: { readonly event: { readonly output: Outcome } }) => ({
  outcome: event.output,
});
