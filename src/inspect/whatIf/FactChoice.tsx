import { takesSeveral } from '../../../machines/claim/facts.ts';
import { OneChoice, type ChoiceProps } from './OneChoice.tsx';
import { SeveralChoice } from './SeveralChoice.tsx';

/** A fact to be set freely; one that follows from others is shown as it follows. */
export const FactChoice = (props: ChoiceProps) =>
  takesSeveral(props.name) ? <SeveralChoice {...props} /> : <OneChoice {...props} />;
