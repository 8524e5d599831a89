import { Fragment } from 'react';
import type { MarkedText } from './findPlaces.ts';
import styles from './Search.module.css';

/** A text with what was found in it marked. */
export const Marked = ({ of: { text, spans } }: { readonly of: MarkedText }) => {
  const apart = spans
    .toSorted((one, other) => one.from - other.from)
    .filter((span, at, all) => all.slice(0, at).every(({ to }) => to <= span.from));
  return (
    <>
      {apart.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(apart[at - 1]?.to ?? 0, from)}
          <mark className={styles['mark']}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(apart.at(-1)?.to ?? 0)}
    </>
  );
};
