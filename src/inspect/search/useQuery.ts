import { useEffect, useState } from 'react';

/**
 * A parameter of the address and a function that changes it without leaving history; empty where the address has none. Back to the
 * address brings it back.
 */
export const useQuery = (name: string): readonly [string, (value: string) => void] => {
  const [value, setValue] = useState(() => readFrom(name));
  useEffect(() => {
    const onPopState = () => setValue(readFrom(name));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [name]);
  const change = (next: string) => {
    const query = new URLSearchParams(location.search);
    if (next === '') query.delete(name);
    else query.set(name, next);
    history.replaceState(
      history.state,
      '',
      location.pathname + (query.size === 0 ? '' : `?${query.toString()}`),
    );
    setValue(next);
  };
  return [value, change];
};

const readFrom = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';
