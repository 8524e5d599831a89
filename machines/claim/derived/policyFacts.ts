import { fact, flag } from '#machines/claim/computedFact.ts';
import { vehicleIdentifierKind } from '#machines/claim/checks/vehicleIdentifier.ts';
import { hasInitials } from '#machines/claim/writing/initials.ts';
import { isHomeOnPolicy, isInsuredOfVehicle, isInsuredOnPolicy } from './insuredReporter.ts';

/** What rules read of a policy that was found, and of a claim that another one follows from. */
export const policyFacts = {
  /** Who is insured is known from the policy of the vehicle and from who reports. */
  insuredKnown: flag(
    ['reporterRole', 'riskFlow', 'vehicleFound', 'policyNumberValid', 'insured.personKind', 'insuredIsOther'],
    (claim) =>
      claim.reporterRole === undefined && claim.riskFlow !== 'POVPOS' && claim.policyNumberValid !== false
        ? undefined
        : isInsuredOfVehicle(claim),
  ),
  /** The same of a policy that is searched for by its own number. */
  insuredOnPolicy: flag(
    ['reporterRole', 'contractKnown', 'policyNumberValid', 'insured.personKind', 'insuredIsOther'],
    (claim) =>
      claim.reporterRole === undefined && claim.policyNumberValid !== false
        ? undefined
        : isInsuredOnPolicy(claim),
  ),
  /** The same of the home that such a policy insures. */
  homeOnPolicy: flag(
    [
      'claimType',
      'reporterRole',
      'contractKnown',
      'policyNumberValid',
      'insured.personKind',
      'insuredIsOther',
      'policyHome.propertyKind',
      'homeIsOther',
      'insuredAddress.city',
    ],
    (claim) =>
      claim.reporterRole === undefined && claim.policyNumberValid !== false
        ? undefined
        : isHomeOnPolicy(claim),
  ),
  /** Who reports as the insured has the first letters of who is insured by the policy found. */
  insuredRecognised: flag(
    ['maskedInsured', 'reporter.fullName', 'reporterRole'],
    ({ maskedInsured, reporter, reporterRole }) =>
      reporterRole === 'INSURED' && maskedInsured && reporter?.fullName
        ? hasInitials(reporter.fullName, maskedInsured)
        : undefined,
    ['Jana Nováková', 'J. N.', 'P. S.'],
  ),
  /** What a contract is named by, where a page asks for its number or else why there should be one. */
  contractNamedBy: fact(
    ['NUMBER', 'REASON'],
    ['contractSearch.main', 'policyNumber', 'reasonToChooseInsurance', 'tripContractNo'],
    ({ contractSearch, policyNumber, reasonToChooseInsurance, tripContractNo }) => {
      if (contractSearch?.main || policyNumber) return 'NUMBER';
      return reasonToChooseInsurance || tripContractNo ? 'REASON' : undefined;
    },
  ),
  /** What a vehicle was searched by. */
  searchedBy: {
    ...fact(['PLATE', 'VIN', 'BIRTH_NUMBER', 'POLICY_NUMBER'], ['contactSearch'], ({ contactSearch }) =>
      contactSearch === undefined ? undefined : vehicleIdentifierKind(contactSearch),
    ),
    codes: ['4UI5655', 'TMBZZZ3VZN4000001', '7512319001', '4400000017'],
  },
  /** The report follows from another claim, whose number the reporter knows or not. */
  consequent: fact(
    ['NAMED', 'UNNAMED'],
    ['consequentClaimRequest.activeBaseClaimUuid', 'consequentClaimRequest.claimNumber'],
    ({ consequentClaimRequest: base }) => {
      if (base?.activeBaseClaimUuid === undefined) return undefined;
      return base.claimNumber === undefined ? 'UNNAMED' : 'NAMED';
    },
  ),
} as const;
