/**
 * What tells the service, and whoever it asks, that something belongs to one call: the header `traceparent` of the call with an id
 * (a uuid). Source: W3C Trace Context.
 */
export function traceparentOf(id: string): string {
  const trace = id.replaceAll('-', '');
  return `00-${trace}-${trace.slice(-16)}-01`;
}
