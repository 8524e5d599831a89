import type { ReactNode } from 'react';

/** A term of the panel and what is said about it. */
export const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
