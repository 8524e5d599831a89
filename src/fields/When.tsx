import type { ReactNode } from 'react';
import { useAnswers } from '../forms/useAnswer.ts';

type Props = {
  /** The field it depends on. */
  name: string;
  /** The answers that bring the part onto the page; of a field that takes several, one is enough. `undefined` is no answer. */
  is: string | readonly string[];
  children: ReactNode;
};

/** A part of the form that only some answers ask for. What it held is left out of the answers when it goes. */
export function When({ name, is, children }: Props): ReactNode {
  const answers = useAnswers(name);
  const given = answers.length > 0 ? answers : ['undefined'];
  return [is].flat().some((wanted) => given.includes(wanted)) ? children : null;
}
