import { typesOf } from '#machines/calls/typesOf.ts';
import { defineSubject, type NamesOf } from '#machines/flow/defineSubject.ts';
import { numberDoubt, numberDoubts } from './birthNumbers.ts';
import { ClientRecordFields, type ClientDetail, type WholeClientRecord } from './clientFields.ts';

interface ClientShapes {
  readonly detail: ClientDetail;
  readonly whole: WholeClientRecord;
  readonly flow: object;
  readonly ref: string;
  readonly result: object;
  readonly extra: object;
}

/** What forms about a client have names for. */
export type ClientNames = NamesOf<ClientShapes, never, never, 'clients'>;

/** A client of the sales application, a subject of the kit: who they are, how they are reached, where they live. */
export const { ask, definePage, flowOf, onlyWhen } = defineSubject({
  name: 'client',
  types: typesOf<ClientShapes>(),
  fields: ClientRecordFields.shape,
  facts: ({ fact }) => ({
    numberDoubt: fact(numberDoubts, ['person.birthNumber'], numberDoubt),
  }),
  lookups: {},
  dialogs: [],
  steps: ['clients'],
  dependents: {},
  done: 'done',
});
