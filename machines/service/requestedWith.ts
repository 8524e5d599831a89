/** What every call carries: no form of another site can send it. Source: specification section 7. */
export const requestedWith = { 'x-requested-with': 'XMLHttpRequest' } as const;
