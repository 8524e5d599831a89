/** Asks once for each text; what failed is asked again. */
export const once = <Input, Output>(ask: (input: Input) => Promise<Output>) => {
  const asked = new Map<string, Promise<Output>>();
  return (input: Input): Promise<Output> => {
    const key = JSON.stringify(input);
    const known = asked.get(key);
    if (known) return known;
    const asking = ask(input);
    asked.set(key, asking);
    asking.catch(() => asked.delete(key));
    return asking;
  };
};
