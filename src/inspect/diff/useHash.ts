import { useEffect, useState } from 'react';
import { hashOf } from './hashOf.ts';

/** The hash of a text, undefined until it is there. */
export const useHash = (text: string | undefined): string | undefined => {
  const [hashed, setHashed] = useState<{ readonly text: string; readonly hash: string | undefined }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let isLeft = false;
    const read = async () => {
      const hash = await hashOf(text);
      if (!isLeft) setHashed({ text, hash });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [text]);
  return hashed?.text === text ? hashed?.hash : undefined;
};
