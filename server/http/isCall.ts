import type { FastifyRequest } from 'fastify';

/**
 * True for a request that one of our calls answers. The route tells, because one route has many spellings: `/%72est/draft` and
 * `http://host/rest/draft` lead to it as well.
 */
export const isCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/rest/') === true;
