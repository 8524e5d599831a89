import { Claim, type ClaimDetail } from '../claim/claim.ts';
import { checkDraft } from '../claim/draft.ts';
import { facts, type FactName, type Facts } from './facts.ts';
import { isFact } from './finiteFacts.ts';
import { finiteValues } from './finiteValues.ts';

/**
 * Takes facts; gives a claim they can be read from, with nothing else in it. Where facts contradict each other (at work, and doing
 * sport) as many hold as can.
 */
export const claimOf = (known: Facts): ClaimDetail => {
  const asked = Object.keys(facts)
    .filter(isFact)
    .filter((name) => known[name] !== undefined);
  const fields = Map.groupBy(asked, fieldReadBy);
  return Object.assign({}, ...[...fields].map(([field, names]) => answerFor(field, names, known)));
};

/** The answer that a fact is read from, found by handing it a claim that notes what is asked of it. */
const fieldReadBy = (name: FactName): string => {
  const read: string[] = [];
  facts[name].read(
    new Proxy<ClaimDetail>(
      {},
      {
        get: (_, field) => {
          read.push(String(field));
          return undefined;
        },
      },
    ),
  );
  return read[0] ?? '';
};

const answerFor = (field: string, names: readonly FactName[], known: Facts): ClaimDetail => {
  const schema = new Map<string, unknown>(Object.entries(Claim.shape)).get(field);
  if (!isSchema(schema)) return {};
  const holding = (value: unknown) => {
    const claim = claimWith(field, value);
    return names.filter((name) => facts[name].read(claim) === known[name]).length;
  };
  const withNone = holding([]);
  let best: unknown;
  let most = 0;
  for (const value of finiteValues(schema, (list) => holding(list) > withNone)) {
    const held = holding(value);
    if (held > most) [best, most] = [value, held];
    if (most === names.length) break;
  }
  return most === 0 ? {} : claimWith(field, best);
};

const claimWith = (field: string, value: unknown): ClaimDetail => {
  const draft = checkDraft({ [field]: value });
  return draft.ok ? draft.value : {};
};

type Schema = (typeof Claim.shape)[keyof typeof Claim.shape];
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;
