import * as z from 'zod';
import { call } from './call.ts';
import { Configuration, Language } from './configuration.ts';
import { PollAnswer } from '#machines/calls/polling/poll.ts';
import { isFailureCode } from '#machines/calls/failures.ts';
import { Name, SentTraceStep } from './traceStep.ts';

const Texts = z.object({ cs: z.string(), sk: z.string(), en: z.string() });

/** One value of a codelist, in every language at once, so that switching the language needs no call. */
export const CodelistValue = z.object({
  code: z.string(),
  name: Texts,
  description: Texts.optional(),
  tooltip: Texts.optional(),
  categories: z.array(z.string()),
  sortNo: z.number(),
});
export type CodelistValue = z.infer<typeof CodelistValue>;

/** The largest number of steps that one entry may carry. */
export const loggedSteps = 10;

/** Names and codes only: what a person typed does not belong in a log. */
export const LogEntry = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  time: z.iso.datetime(),
  event: Name,
  code: z.string().refine(isFailureCode).optional(),
  page: Name.optional(),
  flow: Name.optional(),
  status: z.number().int().min(0).max(599).optional(),
  requestId: z.uuid().optional(),
  /** The last steps before a failure. */
  steps: z.array(SentTraceStep).max(loggedSteps).optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const Healthy = z.object({
  status: z.literal('ok'),
  /** Sentences for an operator about what is as it was set, and rarely meant. */
  notes: z.array(z.string()).optional(),
});

export const applicationCalls = {
  codelist: call({
    method: 'GET',
    path: '/rest/codelist/:name',
    summary:
      'Values of a codelist sorted by sortNo; `parent` narrows them (the models of a make, a category).',
    params: z.object({ name: z.string().max(60) }),
    query: z.object({ parent: z.string().max(60).optional() }),
    answer: z.object({ name: z.string(), values: z.array(CodelistValue) }),
  }),
  translation: call({
    method: 'GET',
    path: '/rest/translation/:language/:namespace',
    failing: 'SILENT',
    summary: 'The texts of one namespace in one language.',
    params: z.object({ language: Language, namespace: z.string().max(60) }),
    answer: z.record(z.string(), z.unknown()),
  }),
  configuration: call({
    method: 'GET',
    path: '/rest/application/configuration',
    failing: 'SILENT',
    summary: 'What the operator configured.',
    answer: Configuration,
  }),
  buildInfo: call({
    method: 'GET',
    path: '/rest/application/build-info',
    failing: 'SILENT',
    summary: 'Hash and branch of the running service.',
    answer: z.object({ hash: z.string(), branch: z.string() }),
  }),
  log: call({
    method: 'POST',
    path: '/rest/log',
    failing: 'SILENT',
    summary: 'A batch of client log entries.',
    body: z.object({ entries: z.array(LogEntry).min(1).max(100) }),
    answer: z.object({ accepted: z.number().int() }),
  }),
  pollable: call({
    method: 'GET',
    path: '/rest/pollable/:processId',
    failing: 'FLOW',
    summary: 'How far a process is.',
    params: z.object({ processId: z.uuid() }),
    answer: PollAnswer,
    pollable: true,
  }),
  live: call({
    method: 'GET',
    path: '/health/live',
    summary: 'The process is alive.',
    answer: Healthy,
  }),
  ready: call({
    method: 'GET',
    path: '/health/ready',
    summary: 'Everything the service needs answers.',
    answer: Healthy,
  }),
};
