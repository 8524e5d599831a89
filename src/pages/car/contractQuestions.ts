import { always, type Questions } from '../questions.ts';

const known = { contractKnown: ['YES'] };

export const otherContractQuestions = {
  contractKnown: always,
  'contractSearch.main': known,
  'contractSearch.sub': known,
  reasonToChooseInsurance: { contractKnown: ['NO', 'UNKNOWN'] },
} satisfies Questions;

/** The page of another contract, by code. */
export const contractQuestions: Readonly<Record<string, Questions>> = {
  otherContract: otherContractQuestions,
};
