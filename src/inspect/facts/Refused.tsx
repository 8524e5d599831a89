import type { Facts } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Verdict } from '#machines/subject/rule.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { refusalWords } from './refusalWords.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly verdict: Verdict;
  readonly known: Facts;
}

/** Why a rule of a page, a question or a choice refused: what would have to hold, and what is the case now. */
export const Refused = ({ flow, verdict, known }: Props) => refusalWords(verdict, known, useSay(flow));
