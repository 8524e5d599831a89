import type * as z from 'zod';

/** One call of the service, from which browser, machines and server read method, path and shapes. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:name` stands for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** May answer 202 with a process to poll, when asked with the header `async`. */
  readonly pollable?: true;
  /** The body is multipart/form-data, streamed. */
  readonly multipart?: true;
}

type PartOf<C, K extends 'params' | 'body'> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? { readonly [P in K]: z.input<S> }
  : unknown;

type QueryOf<C> = C extends { readonly query: infer S extends z.ZodType }
  ? { readonly query?: z.input<S> }
  : unknown;

/** What a caller passes to the call: params and body as far as the call has them. A query is always optional. */
export type CallInput<C extends Call> = PartOf<C, 'params'> & PartOf<C, 'body'> & QueryOf<C>;

/** The answer of a call that succeeded. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** Keeps the literal types of a call while checking its shape. */
export const call = <const C extends Call>(definition: C): C => definition;
