import { setDerived } from '../../../machines/claim/derived.ts';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { claimOf } from '../../../machines/flow/claimOf.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts } from '../../../machines/flow/facts.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';
import { noted } from '../explore/noted.ts';
import { learnedFacts } from './learnedFacts.ts';

const kept = new Map<string, ReadonlySet<string>>();

/** Takes a flow; gives the fields of the claim that decide about its documents or about answers nobody is asked, found by letting each note what it looks for. */
export const decidingFields = (flow: Flow): ReadonlySet<string> => {
  const { code, claimType, flowType } = flow;
  const before = kept.get(code);
  if (before) return before;
  const looked = new Set<string>();
  const note = (claim: ClaimDetail) => noted(claim, (name) => looked.add(name));
  const learned = learnedFacts(flow).flatMap((name) =>
    facts[name].values.map((value) => ({ [name]: value })),
  );
  // Some are looked for only where something else is known.
  for (const known of [{}, ...learned]) {
    documentsFor(note({ ...claimOf(known), claimType, flowType }));
    const claim = note(claimOf(known));
    setDerived(claim, claim);
  }
  kept.set(code, looked);
  return looked;
};
