import { use, useEffect, useState } from 'react';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import type { FoundCompany } from '#machines/service/companies.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { CompanyContext } from './companyContext.ts';

/** What is known of a company by the number that a field holds. */
export type KnownCompany =
  /** No number that a company can have is there yet. */
  | { readonly state: 'unasked' }
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly company: FoundCompany }
  /** The register does not know it, or cannot be asked. */
  | { readonly state: 'unknown'; readonly isAsked: boolean };

/** What the register tells by the number in a field, asked as soon as its check digit fits; nothing without such a field. */
export function useCompany(numberName: string | undefined): KnownCompany {
  const find = use(CompanyContext);
  const number = normaliseIdentifier(useAnswer(numberName ?? ''));
  const [answered, setAnswered] = useState<{ number: string; company: FoundCompany | undefined }>();
  const isNumber = isCompanyId(number);
  useEffect(() => {
    if (!find || !isNumber) return undefined;
    let isLeft = false;
    const answer = (company: FoundCompany | undefined) => {
      if (!isLeft) setAnswered({ number, company });
    };
    find(number).then(answer, () => answer(undefined));
    return () => {
      isLeft = true;
    };
  }, [find, isNumber, number]);
  if (!find || numberName === undefined) return { state: 'unknown', isAsked: false };
  if (!isNumber) return { state: 'unasked' };
  if (answered?.number !== number) return { state: 'asking' };
  const { company } = answered;
  return company?.companyFound ? { state: 'found', company } : { state: 'unknown', isAsked: true };
}
