import * as z from 'zod';
import { limits } from '#machines/claim/limits.ts';
import { call } from '#machines/service/call.ts';
import { ClientLife, FoundClient } from '#machines/service/clients.ts';
import { FoundCompany } from '#machines/service/companies.ts';
import { ClientAddressShape, ClientRecord } from './clientRecord.ts';

/** Whether somebody who is being filled in is a client of ours already. */
export const ComparedOutcome = z.enum(['NONE', 'SAME', 'SIMILAR', 'MERGED', 'PROTECTED']);

const ClientParams = z.object({ client: z.uuid() });

/** The calls by which the record of a client is filled in and saved; nobody but users who work with clients makes them. */
export const recordCalls = {
  compareClient: call({
    method: 'POST',
    path: '/rest/client/compare',
    failing: 'SILENT',
    summary:
      'Our addition: whether somebody who is being filled in is a client already, by number, or by name and birth date. It is a search on the trail.',
    body: z.strictObject({
      client: z.uuid().optional().describe('Who is filled in, where that is a client.'),
      birthNumber: z.string().min(1).max(limits.birthNumber).optional(),
      identificationNumber: z.string().min(1).max(limits.companyId).optional(),
      firstName: z.string().min(1).max(limits.fullName).optional(),
      surname: z.string().min(1).max(limits.fullName).optional(),
      birthDate: z.iso.date().optional(),
    }),
    answer: z.object({
      outcome: ComparedOutcome,
      clients: z.array(FoundClient).max(3).describe('Those whom they may be.'),
    }),
  }),
  companyOfClient: call({
    method: 'POST',
    path: '/rest/client/company',
    failing: 'SILENT',
    summary: 'Our addition: what the register of companies tells of a number.',
    body: z.strictObject({ identificationNumber: z.string().min(1).max(limits.companyId) }),
    answer: FoundCompany.extend({ isAway: z.boolean() }),
  }),
  createClient: call({
    method: 'POST',
    path: '/rest/client/create',
    failing: 'SILENT',
    summary: 'Our addition: create a client. Asked twice with one key it creates them once.',
    body: z.strictObject({ createKey: z.uuid(), record: ClientRecord }),
    answer: z.object({ client: z.uuid(), version: z.int() }),
  }),
  completeAddress: call({
    method: 'POST',
    path: '/rest/client/address',
    failing: 'SILENT',
    summary: 'Our addition: the addresses of the register that a text begins to tell.',
    body: z.strictObject({ text: z.string().trim().min(3).max(100) }),
    answer: z.object({ isAway: z.boolean(), addresses: z.array(ClientAddressShape) }),
  }),
  recordOfClient: call({
    method: 'GET',
    path: '/rest/client/:client/record',
    failing: 'SILENT',
    summary:
      'Our addition: the record of a client one cares for, to be changed, and who saved it last. The look is on the trail.',
    params: ClientParams,
    answer: z.object({
      version: z.int(),
      record: ClientRecord,
      name: z.string(),
      life: ClientLife,
      isNumberHidden: z.boolean().describe('There is a birth number, of which only the end is told.'),
      birthNumberEnd: z.string().optional(),
      logon: z.string().optional().describe('By what they sign in to the client zone.'),
      savedBy: z.object({ name: z.string(), actsFor: z.string().optional() }).optional(),
      savedAt: z.iso.datetime().optional(),
    }),
  }),
  saveClient: call({
    method: 'POST',
    path: '/rest/client/:client/record',
    failing: 'SILENT',
    summary:
      'Our addition: save the record of a client. A version that is not the stored one is refused with the stored one; what the other has saved is read then.',
    params: ClientParams,
    body: z.strictObject({ version: z.int().min(1), record: ClientRecord }),
    answer: z.object({ version: z.int() }),
  }),
};

/** The record of a client as it is opened. */
export type OpenedRecord = z.output<typeof recordCalls.recordOfClient.answer>;
/** What is compared, and what that came to. */
export type ComparedInput = z.input<typeof recordCalls.compareClient.body>;
export type Compared = z.output<typeof recordCalls.compareClient.answer>;
/** What the register of companies tells. */
export type KnownCompany = z.output<typeof recordCalls.companyOfClient.answer>;
/** The addresses that a text begins to tell. */
export type FoundAddresses = z.output<typeof recordCalls.completeAddress.answer>;
