/** Takes answers and what is told of every one that is looked for and not there, by its name: `injuredParties[0].injured`; gives the answers that tell. */
export const noted = <T extends object>(of: T, onMissed: (name: string) => void): T => tell(of, '', onMissed);

const tell = <T extends object>(of: T, around: string, onMissed: (name: string) => void): T =>
  new Proxy(of, {
    get: (target, part, receiver) => {
      const value: unknown = Reflect.get(target, part, receiver);
      if (typeof part === 'symbol' || typeof value === 'function') return value;
      const name = nameOf(around, part, Array.isArray(target));
      if (value === undefined) onMissed(name);
      return typeof value === 'object' && value !== null ? tell(value, name, onMissed) : value;
    },
  });

const nameOf = (around: string, part: string, isList: boolean) => {
  if (isList) return `${around}[${part}]`;
  return around === '' ? part : `${around}.${part}`;
};
