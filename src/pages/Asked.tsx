import type { ReactNode } from 'react';
import { When } from '../fields/When.tsx';
import type { Condition } from './questions.ts';

/** A question that is on the page while its condition holds for what stands in the fields right now. */
export const Asked = ({ when, children }: { when: Condition; children: ReactNode }): ReactNode =>
  Object.entries(when).reduceRight(
    (inside, [name, is]) => (
      <When name={name} is={is}>
        {inside}
      </When>
    ),
    children,
  );
