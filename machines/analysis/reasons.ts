/** What a clerk does with an answer, and the questions that are asked for it: the ends of their paths, the longest counts. */
const asked = {
  cover:
    'appliedRiskId claimEventType eventKinds propertyEvent uniEvent uniKind uniRisk policyType healthCause theftKind luggageEvent',
  inForce: 'incidentDate',
  policy:
    'policyNumber policyNumbers contractKnown continueWithoutPolicy searchBy contractSearch.main contractSearch.sub birthNumber tripContractNo',
  youngPolicy: 'reasonToChooseInsurance',
  contact:
    'reporter.fullName reporter.email reporter.tel reporter.companyName reporter.identificationNumber insured.email insured.tel injured.email injured.tel claimants[].email claimants[].tel insuredKnows',
  role: 'reporterRole relationToInsured familyRelation claimantRole claimants[].guardianName',
  person:
    'fullName birthDate insured.birthNumber injured.birthNumber claimants[].birthNumber caredPersonName caredPersonBirthDate caredPersonBirthNumber',
  company: 'companyName identificationNumber employerParty.address employerName employerAddress',
  personKind: 'personKind legalForm',
  letters: 'insured.address injured.address claimants[].address addressChoice',
  account:
    'bankContactType bankContact bankContact.iban bankContact.companyName bankContact.identificationNumber userEnteredBankContact userEnteredAnotherBankContact claimants[].account',
  holder: 'userEnteredAnotherBankContact.holder',
  payee: 'identificationWay',
  vat: 'vatPayer',
  currency: 'currency costItems[].currency',
  story: 'incidentDescription injuryDescription',
  more: 'moreInfo',
  cause:
    'damageCause elementType waterSource animalDamage animalKind deathWay injuryKind floodLevelCm cancellationReason cancelKind cancelPerson',
  place: 'incidentPlace country countryScope loadingPlace unloadingPlace luggageIn',
  time: 'incidentTime discoveredAt lastSeenAt parkedFrom seenAt',
  police: 'policeInvestigation policeStation policeFileNo',
  policeDuty: 'policeNotCalledReason',
  alcohol: 'alcohol',
  fault: 'incidentCausedByInsured agreement employeeShare safetyBreach',
  recourse:
    'causedByOther offenderKnown animalOwnerKnown culpritRelation otherParty.fullName otherParty.companyName otherParty.tel otherParty.address otherParty.insurer otherParty.registrationNo thirdPartyName claimSentToCulprit reservationNoted',
  witnesses: 'witnesses witnesses[].fullName witnesses[].tel',
  vehicle: 'contactSearch registrationNo vin frameworkNo engineNumber',
  vehicleValue:
    'vehicleKind vehicleManufacturer vehicleManufacturer.name vehicleModel vehicleSort.code manufactureYear mileage',
  extent:
    'damagedParts damageSize hailDents propertyDamages propertyDamages[].description propertyDamages[].kind propertyDamages[].state damagedProperties[].address description',
  glass: 'glassParts windShield glassRepair glassFeatures',
  towing: 'drivable',
  repair: 'repairHandling propertyRepairHandling repairShop',
  inspection: 'inspectionMethod inspectionPlace placeId contactPerson',
  costBasis: 'costBasis',
  value:
    'price age estimatedDamage goodsValue luggageItems luggageItems[].description tripPrice cancelFee costs weightKg',
  belongs: 'belongsToOther thingHeld',
  secured: 'keysCount keysTakenByForce security homeSecurity entryMethod theftPlace',
  stolen: 'stolenThings stolenThings[].description',
  otherInsurance: 'otherInsurance otherInsurer paidByPublicInsurance injuryCompensated',
  lien: 'bankLien lienHolder',
  loan: 'lender loanNumber',
  healthConsent: 'healthDataConsent recordsConsent',
  keepContact: 'keepContact',
  property: 'insuredAddress insuredPlaceId happenedHere',
  propertyCover: 'propertyKind occupancy',
  urgency: 'leakStopped securedAgainstSpread habitable fireBrigade',
  others: 'othersFlooded',
  liability:
    'riskFlow harmed liabilityArea causedBy causerName causerRelation causerBirthDate employerDamageKind',
  claimed: 'claimRaised claimedAmount courtProceedings employerClaimDate settledWithInjured settledAmount',
  household: 'injuredParties[].relation',
  damageKinds:
    'damageKinds damagedVehicles damagedGlassVehicles damagedLifes damagedProperties damagedThings damagedOthers financialLosses otherKind',
  wage: 'averageWage',
  business: 'businessActivity productName deliveredOn mistakeDate thingTakenOver',
  work: 'workInjury workInjuryRecorded occupationalDisease',
  injury: 'injurySeverity.code injuryType bodyAreas insured.handedness',
  pain: 'painForm painFormPoints painFormFee',
  records:
    'doctorName gpName gpTown medicalFacilityName medicalFacilityType facilityName diagnosis hospitalizations[].diagnosis firstTreatmentDate surgery surgeryDate icu vetName vetAuthority',
  days: 'dateFrom dateTo ongoing treatmentTo treatmentEnded hospitalized hospitalizations sickLeave harvestOn',
  before:
    'firstSymptomsDate diagnosisDate injuryDate previousTreatment previousDegree sameBodyPartBefore originalClaimNumber',
  sport: 'activity athleteLevel registeredAthlete sportClub',
  traffic: 'trafficRole seatBelt personsInVehicle driver.fullName',
  occupation: 'insured.employeeType jobType',
  jobLoss: 'contractKind employmentFrom jobEndReason noticeGivenOn labourOffice labourOfficeFrom',
  noWork: 'noWorkCause sicknessInsured sickNoteNumber tradeSuspended workActivityNow',
  decision: 'disabilityDegree decisionDate decisionFileNo nextReviewDate socialOffice dependencyDegree',
  care: 'careType careProvider relationship singleParent childCareBenefit',
  death: 'deathDate deathCause deathPlace',
  heirs: 'notary claimants[].fullName claimants[].birthDate claimants[].familyRelation',
  lasting:
    'limbParts limbImpacts trunkParts trunkImpacts faceImpacts scarLengthCm teethCount aids healthStabilised',
  ivf: 'ivfCycleNumber transferDate',
  trip: 'tripFrom tripTo tripPurpose insuredPersons insuredPersons[].fullName organiser',
  booking: 'bookedOn cancelledOn',
  carrier: 'pirNumber notDelivered deliveredAt plannedAt actualAt',
  assistance: 'assistanceCaseNo assistanceContacted',
  spent: 'costItems costItems[].amount costItems[].description costItems[].paid vetPaid',
  pet: 'petKind petName petMark chipNumber vaccinated',
  petLost: 'lostReportedOn lostReportedTo petFound',
  cargo: 'cargo transportDocument transportRole',
  agri: 'agriItems agriItems[].area agriItems[].cropOrAnimal agriItems[].headCount agriItems[].plot',
  machine: 'machineKind machineName serialNo',
  warranty: 'warranty',
  claim: 'claimNumber',
  answer: 'question',
} as const;

/** Why a question is asked, as a clerk would say: the key of a text. */
export type Reason = keyof typeof asked;

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table).filter((key): key is K => key in table);

/** Every reason. */
export const reasons: readonly Reason[] = keysOf(asked);

/** What each reason is given for: the ends of paths. */
export const questionsBy = (reason: Reason): readonly string[] => asked[reason].split(' ');

const byEnd = reasons
  .flatMap((reason) => questionsBy(reason).map((end) => ({ end, reason })))
  .toSorted((one, other) => other.end.length - one.end.length);

/** Why a clerk needs the answer at a path of the claim, undefined where nobody has said. */
export const reasonFor = (path: string): Reason | undefined =>
  byEnd.find(({ end }) => path === end || path.endsWith(`.${end}`))?.reason;
