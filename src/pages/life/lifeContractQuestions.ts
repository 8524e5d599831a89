import { always, type Questions } from '../questions.ts';
import { reporterQuestions } from '../shared/sharedQuestions.ts';
import { when } from './lifeConditions.ts';

export const insuredQuestions = {
  'insured.fullName': always,
  'insured.birthNumber': always,
  'insured.birthDate': always,
  'insured.addressChoice': when.alive,
  'insured.address': when.alive,
  'insured.email': when.alive,
  'insured.tel': when.alive,
  'insured.employeeType': when.alive,
  jobType: when.alive,
  'insured.handedness': when.handMatters,
  healthDataConsent: always,
} satisfies Questions;

/** Pages of a life claim about the contract and the people, by view. */
export const lifeContractQuestions: Readonly<Record<string, Questions>> = {
  chooseReporter: { reporterRole: always, ageGroup: always },
  reporter: { ...reporterQuestions, relationToInsured: when.related },
  policy: { policyNumber: always, incidentDate: always, policyNumbers: always },
  policyAlternative: {
    searchBy: always,
    policyNumber: { searchBy: ['POLICY_NUMBER'] },
    registrationNo: { searchBy: ['REGISTRATION_NO'] },
    birthNumber: { searchBy: ['BIRTH_NUMBER'] },
    incidentDate: always,
  },
  policyEventType: { claimEventType: always, policyNumber: always, incidentDate: always },
  policyNotFound: { policyType: always, continueWithoutPolicy: always },
  personalData: insuredQuestions,
};
